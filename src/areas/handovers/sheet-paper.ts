import { printPaper } from '#areas/company/public.ts'
import type { Ctx } from '#platform/context.ts'
import { dayInWords, momentInWords } from '#values/dates.ts'
import { picturesOn } from './pictures.ts'
import { conditionBefore, itemConditions, type SheetKind, sheetStatuses, worsened } from './sheet.ts'
import type { ShownSheet } from './shown.ts'

type Kind = Pick<SheetKind, 'titles' | 'subject' | 'party' | 'readings' | 'record'>

/** As both sign it: a draft leaves room for the pen, a signed one shows what was signed. */
function sheetSaid(words: Kind, one: ShownSheet) {
  const { kind, number, subject, seenOn, party, items, before } = one
  const pair = (question: string, answer: string | number | null | undefined) =>
    answer === null || answer === undefined ? [] : [[question, String(answer)]]
  return {
    ...{ title: words.titles[kind], number, day: seenOn, isDraft: one.status === 'draft', party: words.party },
    pairs: [
      [words.subject, subject],
      ...pair(words.party, party),
      ['يوم المعاينة', dayInWords(seenOn)],
      ['الحالة', sheetStatuses[one.status]],
      ...words.readings.flatMap(({ name, paper }) => pair(paper, one.readings[name])),
      ...pair('ملاحظات', one.note),
    ],
    rows: items.map(({ room, item, condition, note }) => [room, item, condition ? itemConditions[condition] : '', note ?? '']),
    worse: before && worsened(before, items).map((w) => [w.room, w.item, conditionBefore(w.was), itemConditions[w.condition]]),
    ...{ signer: one.signer ?? party ?? '', signedAt: one.signedAt && momentInWords(one.signedAt) },
  }
}

/** With the signature and the photos of the day: what cannot be read is named instead. */
export async function sheetPaper(ctx: Pick<Ctx, 'db' | 'now' | 'files'>, words: Kind, one: ShownSheet) {
  const { pictures, drawn, photos } = await picturesOn(ctx, words.record, one)
  const sheet = { ...sheetSaid(words, one), drawn, photos, pictures }
  return printPaper(ctx, 'areas/handovers/papers/sheet.typ', sheet)
}
