import { z } from 'zod'
import * as contracts from '#areas/contracts/public.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { CancelRentalInput, OneRentalInput, SignRentalInput } from '../inputs.ts'

const may = vehiclesPermissions.handOver

const sendPrinted = command({
  name: 'vehicles.send-rental',
  permission: may,
  input: OneRentalInput.extend(contracts.printedShape),
  async run(work, { contractId, ...printed }) {
    const one = await contracts.contractHeld(work, contractId, may)
    if (one.state === 'draft') await contracts.sendAtDesk(work, one, printed)
    else work.repeated()
    return { id: contractId }
  },
})

async function printAndSend(ctx: Ctx, typed: z.input<typeof OneRentalInput>) {
  const { contractId } = OneRentalInput.parse(typed)
  return sendPrinted(ctx, { contractId, ...(await contracts.printedNow(ctx, contractId, may)) })
}

/** The renter gets the link and may sign wherever they are; whoever sends it signs for the company. */
export const sendRental = Object.assign(printAndSend, { permission: may })

const Contact = z.object({ kind: z.enum(['phone', 'email']), value: z.string() })

const askCode = command({
  name: 'vehicles.ask-renter-code',
  permission: may,
  input: OneRentalInput.extend({ contact: Contact }),
  run: (work, { contractId, contact }) => contracts.codeAtDesk(work, contractId, { contact, permission: may }),
})

async function askRenter(ctx: Ctx, typed: z.input<typeof OneRentalInput>) {
  const { contractId } = OneRentalInput.parse(typed)
  await askCode(ctx, { contractId, contact: await contracts.contactAtDesk(ctx, contractId, may) })
  return { id: contractId }
}
/** For a renter who stands at the desk: the code goes to their own phone. */
export const askRenterCode = Object.assign(askRenter, { permission: may })

const give = command({
  name: 'vehicles.sign-rental',
  permission: may,
  input: OneRentalInput.extend({ signingId: z.uuid(), codeId: z.uuid() }),
  run: (work, { contractId, ...judged }) => contracts.signAtDesk(work, contractId, { ...judged, permission: may }),
})

async function signHere(ctx: Ctx, typed: z.input<typeof SignRentalInput>) {
  const { contractId, oneTimeCode } = SignRentalInput.parse(typed)
  const judged = await contracts.judgedAtDesk(ctx, contractId, { typed: oneTimeCode, permission: may })
  if (judged) await give(ctx, { contractId, ...judged })
  await contracts.signedByAll(ctx, contractId)
  return { id: contractId }
}
/** The renter signs at the desk; the contract is in force from its first day on. */
export const signRental = Object.assign(signHere, { permission: may })

/** Signed ahead of its first day, it is put in force by hand where the money is taken before. */
export const activateRental = command({
  name: 'vehicles.activate-rental',
  permission: may,
  input: OneRentalInput,
  async run(work, { contractId }) {
    const one = await contracts.contractHeld(work, contractId, may)
    if (one.state === 'active') work.repeated()
    else await contracts.contractSteps.activate(work, one)
    return { id: contractId }
  },
})

/** Not signed by everybody, it is given up, and its reservation stands as before. */
export const cancelRental = command({
  name: 'vehicles.cancel-rental',
  permission: may,
  input: CancelRentalInput,
  async run(work, { contractId, reason }) {
    const one = await contracts.contractHeld(work, contractId, may)
    if (one.state === 'cancelled') work.repeated()
    else await contracts.contractSteps.cancel(work, one, reason)
    return { id: contractId }
  },
})
