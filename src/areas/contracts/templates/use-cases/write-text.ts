import { sql } from 'kysely'
import { contractsPermissions } from '#areas/contracts/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { strangers } from '#values/filling.ts'
import { contractTextPutToUse, contractTextWritten } from '../facts.ts'
import { UseTextInput, WriteTextInput } from '../inputs.ts'
import { variablesOf } from '../variables.ts'

const may = contractsPermissions.manageTemplates

/** A version beside those before it; contracts are written in it once somebody puts it to use. */
export const writeText = command({
  name: 'contracts.write-text',
  permission: may,
  input: WriteTextInput,
  async run(work, { kind: name, seen, title, text }) {
    const kind = kindCalled(work, name)
    const [stranger] = strangers(`${title} ${text}`, Object.keys(variablesOf(kind)))
    if (stranger) throw fieldFault('text', `«${stranger}» ليس من متغيرات هذا العقد. صحّحه أو أزله.`)
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 968017))`.execute(work.tx)
    const { last } = await work.tx
      .selectFrom('contractTexts')
      .select(sql<number>`coalesce(max(version), 0)`.as('last'))
      .where('kind', '=', name)
      .executeTakeFirstOrThrow()
    if (seen !== last) throw new Refusal('contracts.text-written-meanwhile', 'كتب زميل نسخة قبلك. افتحها، ثم اكتب فوقها.')
    const [id, version] = [work.newId(), last + 1]
    const written = { writtenBy: work.actor.id, writtenAt: work.now() }
    await work.tx
      .insertInto('contractTexts')
      .values({ id, kind: name, version, title, text, ...written })
      .execute()
    work.record(contractTextWritten, id, { kind: kind.label, title, version })
    return { kind: name, version }
  },
})

/** From now on contracts of the kind are written in this version; those that were sent keep the words they had. */
export const putTextToUse = command({
  name: 'contracts.put-text-to-use',
  permission: may,
  input: UseTextInput,
  async run(work, { kind: name, version }) {
    const kind = kindCalled(work, name)
    const text = await work.tx
      .selectFrom('contractTexts')
      .select(['id', 'title'])
      .where('kind', '=', name)
      .where('version', '=', version)
      .executeTakeFirst()
    if (!text) throw new Refusal('not-found', 'لا توجد هذه النسخة.', 404)
    const put = { textId: text.id, putBy: work.actor.id, putAt: work.now() }
    await work.tx
      .insertInto('contractTextsInUse')
      .values({ kind: name, ...put })
      .onConflict((conflict) => conflict.column('kind').doUpdateSet(put))
      .execute()
    work.record(contractTextPutToUse, text.id, { kind: kind.label, title: text.title, version })
    return { kind: name, version }
  },
})

function kindCalled({ contractKinds }: Pick<Work, 'contractKinds'>, name: string) {
  const kind = contractKinds.find((each) => each.kind === name)
  if (!kind) throw new Refusal('not-found', 'لا يوجد هذا النموذج.', 404)
  return kind
}
