import { namesOf } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { firstTexts } from './first-texts.ts'
import { examplesOf, variablesOf } from './variables.ts'

type Reader = Pick<Ctx, 'db' | 'contractKinds'>
type Asking = Pick<Reader, 'db'> & { contractKinds?: Reader['contractKinds'] | undefined }

/** The words contracts of this kind begin with: those its area declares, else ours; none of many kinds. */
const firstTextOf = ({ contractKinds = [] }: Pick<Asking, 'contractKinds'>, kind: string) =>
  contractKinds.find((each) => each.kind === kind)?.firstText ?? firstTexts[kind]

/** What contracts of this kind are written in today: the version in use, else the words the kind began with; null where it has none. */
export async function textInUse({ db, contractKinds }: Asking, kind: string) {
  const row = await db
    .selectFrom('contractTextsInUse')
    .innerJoin('contractTexts', 'contractTexts.id', 'contractTextsInUse.textId')
    .select(['contractTexts.id', 'contractTexts.version', 'contractTexts.title', 'contractTexts.text'])
    .where('contractTextsInUse.kind', '=', kind)
    .executeTakeFirst()
  if (row) return row
  const first = firstTextOf({ contractKinds }, kind)
  return first ? { id: null, version: 0, ...first } : null
}

/** Each kind with the words its contracts are written in. */
export async function textsOfKinds(ctx: Reader) {
  return Promise.all(
    ctx.contractKinds.map(async ({ kind, label }) => {
      const text = await textInUse(ctx, kind)
      return { kind, label, title: text?.title ?? null, version: text?.version ?? null }
    }),
  )
}

/** The words of one kind: all its versions, the one that is opened, and what they may speak of; null where there is no such kind. */
export async function textPage(ctx: Reader, name: string | undefined, opened: number | null) {
  const kind = ctx.contractKinds.find((each) => each.kind === name)
  if (!kind) return null
  const first = firstTextOf(ctx, kind.kind)
  const rows = await ctx.db
    .selectFrom('contractTexts')
    .select(['version', 'title', 'text', 'writtenBy', 'writtenAt'])
    .where('kind', '=', kind.kind)
    .orderBy('version', 'desc')
    .execute()
  const names = await namesOf(
    ctx,
    rows.map(({ writtenBy }) => writtenBy),
  )
  const versions = [
    ...rows.map((row) => ({ ...row, writtenBy: names.get(row.writtenBy) ?? null })),
    ...(first ? [{ version: 0, ...first, writtenBy: null, writtenAt: null }] : []),
  ]
  const inUse = (await textInUse(ctx, kind.kind))?.version ?? null
  const shown = versions.find(({ version }) => version === (opened ?? inUse)) ?? versions[0] ?? null
  return {
    ...{ kind: kind.kind, label: kind.label, versions, inUse, last: rows[0]?.version ?? 0, examples: examplesOf(kind) },
    shown: shown ?? { version: 0, title: kind.label, text: '', writtenBy: null, writtenAt: null },
    variables: Object.entries(variablesOf(kind)).map(([key, { label }]) => ({ key, label })),
  }
}
export type TextPage = NonNullable<Awaited<ReturnType<typeof textPage>>>
