import { z } from 'zod'
import { type ImportPage, importCommands, importPages } from '#areas/imports/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { merchantForIntake } from '../merchants/for-intake.ts'
import { mustBeMerchant } from '../merchants/own-merchant.ts'
import { ownImportsPath, parcelImportsPath } from '../paths.ts'
import { parcelPermissions } from '../permissions.ts'
import { parcelImportFacts } from './facts.ts'
import { parcelTable } from './parcel-table.ts'
import { FoundParcel, validateParcels } from './validate-parcels.ts'

type Found = z.output<typeof FoundParcel>
const label = 'طرود'

/** What a merchant brings from his account. */
const own: ImportPage<'parcels', Found, Record<string, never>> = {
  ...{ name: 'own-parcels', path: ownImportsPath, permission: anyoneSignedIn },
  commands: {
    ...{ upload: 'parcels.upload-own-table', check: 'parcels.check-own-table' },
    ...{ take: 'parcels.import-own-table', refuse: 'parcels.refuse-own-table' },
  },
  facts: parcelImportFacts,
  kinds: {
    parcels: {
      ...{ label, table: parcelTable },
      validate: async (work, brought) => validateParcels(work, await mustBeMerchant(work), brought),
    },
  },
  found: FoundParcel,
  chosen: { typed: z.object({}), kept: z.object({}), read: () => Promise.resolve({}) },
}

const ownCommands = importCommands(own)

/** Whoever is no merchant brings nothing, and nothing of it is kept. */
async function uploadAsMerchant(ctx: Ctx, typed: Parameters<typeof ownCommands.upload>[1]) {
  if (ctx.actor.may(anyoneSignedIn)) await mustBeMerchant(ctx)
  return ownCommands.upload(ctx, typed)
}

export const uploadOwnParcels = Object.assign(uploadAsMerchant, { permission: anyoneSignedIn, files: ownCommands.upload.files })
export const { check: checkOwnParcels, take: importOwnParcels, refuse: refuseOwnParcels } = ownCommands
export const ownParcelImportPages = importPages(own)

const Typed = z.object({ merchant: z.uuid('اختر التاجر.') })
const Chosen = z.object({ merchant: z.string(), name: z.string() })

/** What a clerk brings for a merchant. */
const ofOffice: ImportPage<'parcels', Found, z.output<typeof Chosen>> = {
  ...{ name: 'parcels', path: parcelImportsPath, permission: parcelPermissions.register },
  commands: {
    ...{ upload: 'parcels.upload-table', check: 'parcels.check-table' },
    ...{ take: 'parcels.import-table', refuse: 'parcels.refuse-table' },
  },
  facts: parcelImportFacts,
  kinds: {
    parcels: {
      ...{ label, table: parcelTable },
      validate: async (work, { chosen, ...brought }) =>
        validateParcels(work, (await mustSendFor(work, chosen.merchant)).terms, brought),
    },
  },
  found: FoundParcel,
  chosen: {
    ...{ typed: Typed, kept: Chosen },
    async read(work, typed) {
      const { merchant } = typed as z.output<typeof Typed>
      return { merchant, name: (await mustSendFor(work, merchant)).name }
    },
  },
}

async function mustSendFor(work: Work, contractId: string) {
  const one = await merchantForIntake(work, contractId)
  if (!one) throw fieldFault('merchant', 'ليس لهذا التاجر عقد ساري في فروعك. اختر غيره.')
  return one
}

export const { upload: uploadParcels, check: checkParcels, take: importParcels, refuse: refuseParcels } = importCommands(ofOffice)
export const parcelImportPages = importPages(ofOffice)
