import { sql } from 'kysely'
import { nameChangeAsked } from '#areas/customers/facts.ts'
import { CorrectOwnProfileInput } from '#areas/customers/record/inputs.ts'
import { type CustomerRecord, recordOf } from '#areas/customers/record/record.ts'
import { rewrite } from '#areas/customers/record/use-cases/rewriting.ts'
import { alone } from '#areas/customers/record/use-cases/writing.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { kindWords } from '#values/customer-kinds.ts'
import { ownParty } from './own-party.ts'

/** What a customer sets right takes effect at once, but for the name of somebody whose card we have seen. */
export const correctOwnProfile = command({
  name: 'customers.correct-own-profile',
  permission: anyoneSignedIn,
  input: CorrectOwnProfileInput,
  async run(work, { name, kind: asked, commercialRegister, vatin, ...written }) {
    await alone(work.tx)
    const own = await ownParty(work)
    const seen = await hasSeenCard(work, own.id)
    const kind = asked ?? own.kind
    if (seen && kind !== own.kind)
      throw fieldFault('kind', `راجعنا وثائقك، والحساب مسجّل: ${kindWords[own.kind]}. راسلنا إن تغيّر ذلك.`)
    const numbers = kind === 'company' ? { commercialRegister, vatin } : {}
    const waits = name !== own.name && seen
    if (waits) await askNameChange(work, own, name)
    else await withdrawAsked(work, own.id)
    const absent = { latinName: null, ...Object.fromEntries(addressColumns.map((column) => [column, null])) }
    const record = recordOf({ ...recordOf(own), ...absent, ...written, ...numbers, kind, name: waits ? own.name : name })
    await refuseForeignRegister(work, own, record)
    await rewrite(work, own, { version: own.version, record, quietly: waits })
    return { waits }
  },
})

const apart = ['kind', 'name', 'commercialRegister', 'vatin']
const addressColumns = Object.keys(CorrectOwnProfileInput.shape).filter((key) => !apart.includes(key))

/** Whose it is that has the number already is nobody's to know from here. */
async function refuseForeignRegister(work: Work, { id }: { id: string }, { commercialRegister }: CustomerRecord) {
  if (!commercialRegister) return
  const taken = await work.tx
    .selectFrom('parties')
    .select('id')
    .where('commercialRegister', '=', commercialRegister)
    .where('mergedInto', 'is', null)
    .where('id', '<>', id)
    .executeTakeFirst()
  if (taken) throw fieldFault('commercialRegister', 'لم نثبت هذا الرقم لحسابك. أرسل صورة السجل من «وثائقي» لنراجعها.')
}

async function hasSeenCard({ tx }: Work, partyId: string) {
  const card = await tx
    .selectFrom('identityDocuments')
    .select('id')
    .where('partyId', '=', partyId)
    .where('checkedAt', 'is not', null)
    .where('refusal', 'is', null)
    .executeTakeFirst()
  return card !== undefined
}

async function askNameChange(work: Work, { id: partyId, name: before }: { id: string; name: string }, name: string) {
  const asked = { askedBy: work.actor.id, askedAt: work.now() }
  await work.tx
    .insertInto('nameChanges')
    .values({ id: work.newId(), partyId, name, status: 'pending', ...asked })
    .onConflict((conflict) =>
      conflict
        .column('partyId')
        .where(sql<boolean>`status = 'pending'`)
        .doUpdateSet({ name, ...asked }),
    )
    .execute()
  work.record(nameChangeAsked, partyId, { before, after: name })
}

/** Whoever goes back to the old name asks for nothing any more. */
async function withdrawAsked({ tx }: Work, partyId: string) {
  await tx
    .updateTable('nameChanges')
    .set({ status: 'withdrawn' })
    .where('partyId', '=', partyId)
    .where('status', '=', 'pending')
    .execute()
}
