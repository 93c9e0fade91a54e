import { z } from 'zod'
import { asTheHouse } from '#platform/actors.ts'
import { command } from '#platform/command.ts'
import type { Ctx, House } from '#platform/context.ts'
import { anyone } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { contactOfParty } from '../../contact.ts'
import { heldSigning, isSigned, mustBeWanted, type Signing, signerNamed, signingOfLink, signings } from '../../found.ts'
import { giveSignature } from '../../giving.ts'
import { SigningLinkInput } from '../../inputs.ts'
import { signPath, standingOf } from '../../signing.ts'
import { completeIfAll } from '../../use-cases/complete-signing.ts'
import { accountOfService } from '../connected.ts'
import { serviceAsked } from '../facts.ts'
import { licensed } from '../licensed.ts'

const noSuch = () => new Refusal('contracts.no-signing', 'لا توقيع مطلوب بهذا الرابط.', 404)
const unheard = () => new Refusal('contracts.service-unheard', 'لم يُجب مزوّد التوقيع الآن. حاول بعد قليل، أو وقّع برمز إلى هاتفك.')

const keepRequest = command({
  name: 'contracts.ask-signing-service',
  permission: anyone,
  input: z.object({ signingId: z.uuid(), service: z.string(), ref: z.string(), url: z.string() }),
  async run(work, { signingId, service, ref, url }) {
    const signing = await heldSigning(work, signingId)
    mustBeWanted(signing, work.now())
    if (signing.serviceRef === ref) return work.repeated()
    await work.tx
      .updateTable('contractSignings')
      .set({ serviceRef: ref, serviceUrl: url })
      .where('id', '=', signingId)
      .where('state', '=', 'requested')
      .execute()
    const signer = (await signerNamed(work, signing)) ?? ''
    work.record(serviceAsked, signing.contractId, { number: signing.number, signer, signingId, service })
  },
})

/** Whoever has the link would rather sign with a licensed service: it gets the frozen paper, and says where one signs there. */
async function start(ctx: Ctx, typed: z.input<typeof SigningLinkInput>) {
  const { signingToken: token } = SigningLinkInput.parse(typed)
  const signing = await signingOfLink(ctx, token)
  if (!signing?.partyId) throw noSuch()
  mustBeWanted(signing, ctx.now())
  const service = await accountOfService(ctx)
  if (!service?.active) throw new Refusal('contracts.no-signing-service', 'لا مزوّد توقيع الآن. وقّع برمز إلى هاتفك.')
  const contact = await contactOfParty(ctx.db, signing.partyId)
  const reached = {
    phone: contact?.kind === 'phone' ? contact.value : null,
    email: contact?.kind === 'email' ? contact.value : null,
  }
  const pdf = Buffer.from(await ctx.files.get(signing.paperSha256))
  const asked = await heardFrom(ctx, async () =>
    licensed(service, outside(ctx)).ask({
      reference: `${signing.id}-${signing.links}`,
      document: { name: `${signing.number}.pdf`, sha256: signing.paperSha256, pdf },
      signer: { name: (await signerNamed(ctx, signing)) ?? '', ...reached },
      back: `${ctx.origin}${signPath(token)}`,
    }),
  )
  await keepRequest(ctx, { signingId: signing.id, service: service.name, ref: asked.id, url: asked.url })
  return { token }
}
export const askService = Object.assign(start, { permission: anyone })

const outside = ({ config }: Pick<Ctx, 'config'>) => ({ onlyPublic: config.MODE === 'production' })

async function heardFrom<Told>(ctx: Pick<Ctx, 'log'>, ask: () => Promise<Told>) {
  try {
    return await ask()
  } catch (error) {
    ctx.log.warn({ err: error }, 'the licensed service of signatures was not heard')
    throw unheard()
  }
}

const give = command({
  name: 'contracts.sign-by-service',
  permission: anyone,
  input: z.object({ signingId: z.uuid(), ref: z.string(), evidence: z.string() }),
  async run(work, { signingId, ref, evidence }) {
    const signing = await heldSigning(work, signingId)
    if (isSigned(signing)) return work.repeated()
    mustBeWanted(signing, work.now())
    if (signing.serviceRef !== ref) throw noSuch()
    await giveSignature(work, signing, { way: 'licensed-service', evidence, inside: null })
  },
})

/** Asks the service what became of it. What it says is believed of these very bytes alone, whoever comes back from there. */
async function look(ctx: Ctx, signing: Signing) {
  const service = await accountOfService(ctx)
  const ref = signing.serviceRef
  if (!service || !ref) throw noSuch()
  const told = await heardFrom(ctx, () => licensed(service, outside(ctx)).told(ref))
  const isOurs = told.reference === `${signing.id}-${signing.links}` && told.sha256 === signing.paperSha256
  if (told.state === 'declined')
    throw new Refusal('contracts.service-declined', 'رفضت التوقيع لدى المزوّد. وقّع برمز إلى هاتفك، أو اكتب للمكتب لماذا لا توقّع.')
  if (told.state === 'waiting') return false
  if (!isOurs || !told.evidence)
    throw new Refusal('contracts.service-differs', 'ما وقّعته لدى المزوّد ليس نسخة هذا العقد. أبلغ المكتب، أو وقّع برمز إلى هاتفك.')
  await give(ctx, { signingId: signing.id, ref, evidence: told.evidence })
  await completeIfAll(ctx, signing.contractId)
  return true
}

async function confirm(ctx: Ctx, typed: z.input<typeof SigningLinkInput>) {
  const { signingToken: token } = SigningLinkInput.parse(typed)
  const signing = await signingOfLink(ctx, token)
  if (!signing) throw noSuch()
  if (isSigned(signing)) return { token }
  mustBeWanted(signing, ctx.now())
  if (!(await look(ctx, signing)))
    throw new Refusal('contracts.service-waits', 'لم يصل توقيعك من المزوّد بعد. أكمله لديه، ثم تحقق من جديد.')
  return { token }
}
export const confirmService = Object.assign(confirm, { permission: anyone })

/** Who signed there and did not come back to us has signed all the same. */
export async function hearFromService(house: House) {
  const rows = await signings(house.db)
    .where('contracts.state', '=', 'pending-signature')
    .where('contractSignings.state', '=', 'requested')
    .where('contractSignings.serviceRef', 'is not', null)
    .limit(200)
    .execute()
  for (const row of rows.filter((each) => standingOf(each, house.now()) === 'requested')) {
    await look(asTheHouse(house), row).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error
    })
  }
}
