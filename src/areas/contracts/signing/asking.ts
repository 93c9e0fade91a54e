import { type Contract, kindOf, toldOf } from '#areas/contracts/held.ts'
import { customersNamed } from '#areas/customers/public.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { signatureAsked } from './facts.ts'
import type { Signing } from './found.ts'
import { hashOf, tokenOf } from './link.ts'
import { companyCalled, linkDays } from './signing.ts'

const afterDays = (now: Date) => new Date(now.getTime() + linkDays * 86_400_000)

/** Asks each of those who stand in it, by a link of their own, and the company, to sign the paper it was sent on. */
export async function askAll(work: Work, one: Contract) {
  const paper = await work.tx
    .selectFrom('contractPapers')
    .innerJoin('contracts', 'contracts.id', 'contractPapers.contractId')
    .select('contractPapers.id')
    .where('contracts.id', '=', one.id)
    .whereRef('contractPapers.madeAt', '>=', 'contracts.sentAt')
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!paper) throw new Refusal('contracts.no-paper', 'لا نص لهذا العقد ليُوقّع برمز. سجّل توقيعه على الورق.')
  const before = await work.tx.selectFrom('contractSignings').select('id').where('paperId', '=', paper.id).executeTakeFirst()
  if (before) return work.repeated()
  const people = await peopleOf(work, one)
  for (const [position, person] of people.entries()) await askOne(work, one, { ...person, position, paperId: paper.id })
  await add(work, { contractId: one.id, paperId: paper.id, position: people.length, partyId: null, called: companyCalled })
}

type Person = { partyId: string; called: string; name: string }

/** Whoever stands in it twice signs once. */
async function peopleOf(work: Work, one: Contract): Promise<Person[]> {
  const rows = await work.tx
    .selectFrom('contractParties')
    .select(['partyId', 'role'])
    .where('contractId', '=', one.id)
    .orderBy('position')
    .execute()
  const { roles } = kindOf(work, one.kind)
  const each = Map.groupBy(rows, ({ partyId }) => partyId)
  const named = await customersNamed(work, [...each.keys()])
  return [...each].map(([partyId, as]) => ({
    ...{ partyId, called: as.map(({ role }) => roles[role] ?? 'طرف').join('، ') },
    name: named.find(({ id }) => id === partyId)?.name ?? '',
  }))
}

async function askOne(work: Work, one: Contract, { name, ...person }: Person & { position: number; paperId: string }) {
  const signingId = await add(work, { ...person, contractId: one.id })
  const { number, kind, party } = await toldOf(work, one)
  work.record(signatureAsked, one.id, {
    ...{ number, kind, party, signingId, links: 1, partyId: person.partyId, signer: name },
  })
}

type Added = { contractId: string; paperId: string; position: number; partyId: string | null; called: string }

async function add(work: Work, added: Added) {
  const id = work.newId()
  const linked = added.partyId !== null
  await work.tx
    .insertInto('contractSignings')
    .values({
      ...{ id, ...added, state: 'requested', links: linked ? 1 : 0, askedBy: work.actor.id, askedAt: work.now() },
      linkHash: linked ? hashOf(await tokenOf(work.tx, { id, links: 1 })) : null,
      ...{ expiresAt: linked ? afterDays(work.now()) : null, codeId: null, signer: null, signedBy: null, way: null },
      ...{ signedAt: null, address: null, userAgent: null, codeKind: null, codeTo: null, sha256: null },
      ...{ declinedAt: null, declineReason: null, serviceRef: null, serviceUrl: null, evidence: null },
    })
    .execute()
  return id
}

/** The link once more: the same while it opens, a new one after it ended or was declined. */
export async function linkAgain(work: Work, one: Contract, signing: Signing & { name: string; isFresh: boolean }) {
  const links = signing.isFresh ? signing.links + 1 : signing.links
  const linkHash = hashOf(await tokenOf(work.tx, { id: signing.id, links }))
  const anew = { links, linkHash, askedBy: work.actor.id, askedAt: work.now(), expiresAt: afterDays(work.now()) }
  await work.tx
    .updateTable('contractSignings')
    .set({ ...anew, state: 'requested', declinedAt: null, declineReason: null, serviceRef: null, serviceUrl: null })
    .where('id', '=', signing.id)
    .where('state', '<>', 'signed')
    .execute()
  const { number, kind, party } = await toldOf(work, one)
  const { id: signingId, partyId, name: signer } = signing
  work.record(signatureAsked, one.id, { number, kind, party, signingId, links, partyId, signer })
}
