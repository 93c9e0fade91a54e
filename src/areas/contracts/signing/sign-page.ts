import { contractsPermissions } from '#areas/contracts/permissions.ts'
import { labelOf } from '#areas/contracts/queries.ts'
import { signingCodes } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { mustStandYet, type Signing, signerNamed, signingOfCompany, signingOfLink } from './found.ts'
import { connectedService, serviceName } from './service/connected.ts'
import { standingOf } from './signing.ts'

type Reader = Pick<Ctx, 'db' | 'now' | 'actor' | 'contractKinds'>

/** What is read before one signs, by the link that was sent; null where it opens nothing. */
export async function signPage(ctx: Reader, token: string | undefined) {
  const signing = await signingOfLink(ctx, token)
  return signing && pageOf(ctx, signing)
}

/** The same for whoever signs for the company. */
export async function companySignPage(ctx: Reader, contractId: string | undefined) {
  if (!contractId || !isUuid(contractId)) return null
  const signing = await signingOfCompany(ctx, contractId)
  if (!signing || !reaches(ctx.actor, contractsPermissions.signForCompany, signing)) return null
  const page = await pageOf(ctx, signing)
  const isOwn = page.code?.accountId === ctx.actor.id
  // The company signs what becomes a contract by it.
  return { ...page, offer: null, code: isOwn ? page.code : null }
}
export type SignPage = NonNullable<Awaited<ReturnType<typeof signPage>>>

async function pageOf(ctx: Reader, signing: Signing) {
  const { contractId, number, kind, called, signer, signedAt, declineReason, sha256, expiresAt } = signing
  const paper = await wordsOf(ctx, signing)
  const standing = standingOf(signing, ctx.now())
  const code = standing === 'requested' ? await signingCodes.waiting(ctx, signing.codeId) : null
  return {
    ...{ contractId, number, called, signedAt, declineReason, standing, expiresAt, kindLabel: labelOf(ctx.contractKinds, kind) },
    ...{ name: signer ?? (await signerNamed(ctx, signing)) ?? '', title: paper.title, text: paper.text },
    offer: offerOf(ctx, kind),
    ...{ sha256: sha256 ?? paper.sha256, isComplete: paper.isComplete },
    service: standing === 'requested' && signing.partyId ? await serviceOf(ctx, signing) : null,
    code: code && { to: code.to, kind: code.kind, wait: code.wait, accountId: code.accountId },
  }
}

const offerOf = ({ contractKinds }: Reader, kind: string) => contractKinds.find((one) => one.kind === kind)?.offer ?? null

/** The licensed service one may sign with instead, and where, once it was asked. */
async function serviceOf(ctx: Reader, { serviceRef, serviceUrl }: Signing) {
  const name = serviceRef ? (await connectedService(ctx))?.name : await serviceName(ctx)
  return name ? { name, url: serviceUrl } : null
}

async function wordsOf({ db }: Reader, { paperId, contractId }: Signing) {
  const paper = await db
    .selectFrom('contractPapers')
    .select(['title', 'text', 'sha256'])
    .where('id', '=', paperId)
    .executeTakeFirstOrThrow()
  const done = await db
    .selectFrom('contracts')
    .select('id')
    .where('id', '=', contractId)
    .where('signedWay', '=', 'code')
    .executeTakeFirst()
  return { ...paper, isComplete: done !== undefined }
}

/** The paper behind a link: as it was sent, and once everybody has signed, with the page that proves it. */
export async function paperOfLink(ctx: Pick<Ctx, 'db' | 'files' | 'now'>, token: string | undefined) {
  const signing = await signingOfLink(ctx, token)
  if (!signing) return null
  mustStandYet(signing, ctx.now())
  const one = await ctx.db.selectFrom('contracts').select('signedWay').where('id', '=', signing.contractId).executeTakeFirst()
  const signed = one?.signedWay === 'code' && signing.state === 'signed'
  const paper = await ctx.db
    .selectFrom('contractPapers')
    .select('sha256')
    .where('contractId', '=', signing.contractId)
    .$if(!signed, (all) => all.where('id', '=', signing.paperId))
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  if (!(await ctx.files.has(paper.sha256)))
    throw new Refusal('contracts.paper-lost', 'فُقد ملف هذا العقد من الحفظ. اتصل بالمكتب.', 404)
  return { number: signing.number, bytes: new Uint8Array(await ctx.files.get(paper.sha256)) }
}
