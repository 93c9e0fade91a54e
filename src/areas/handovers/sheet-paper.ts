import { printPaper } from '#areas/company/public.ts'
import type { Ctx } from '#platform/context.ts'
import { panelNamed } from '#ui/plan/body-plans.ts'
import { dayInWords, momentInWords } from '#values/dates.ts'
import { dayInEnglish, momentInEnglish } from '#values/dates-in-english.ts'
import { compared } from './compare.ts'
import { english as groundEnglish, markInEnglish, panelInEnglish } from './in-english.ts'
import { markInWords } from './mark.ts'
import { picturesOn, shotsOnPaper } from './pictures.ts'
import { planDrawing } from './plan-drawing.ts'
import { conditionBefore, itemConditions, sheetStatuses, worsened } from './sheet.ts'
import { readingText, type SheetKind } from './sheet-kind.ts'
import type { ShownSheet } from './shown.ts'

type Kind = Pick<SheetKind, 'titles' | 'subject' | 'party' | 'looker' | 'readings' | 'record' | 'shots' | 'english'>

/** As both sign it: a draft leaves room for the pen, a signed one shows what was signed. */
function sheetSaid(words: Kind, one: ShownSheet) {
  const { kind, number, subject, seenOn, party, items, before } = one
  const pair = (question: string, answer: string | number | null | undefined) =>
    answer === null || answer === undefined ? [] : [[question, String(answer)]]
  const read = words.readings.flatMap((reading) => {
    const kept = one.readings[reading.name]
    return pair(reading.paper, kept === undefined || !reading.unit ? kept : `${readingText(reading, kept)} ${reading.unit}`)
  })
  return {
    ...{ title: words.titles[kind], number, day: seenOn, isDraft: one.status === 'draft' },
    party: party === null ? (words.looker ?? words.party) : words.party,
    pairs: [
      [words.subject, subject],
      ...pair(words.party, party),
      ['يوم المعاينة', dayInWords(seenOn)],
      ['الحالة', sheetStatuses[one.status]],
      ...read,
      ...pair('ملاحظات', one.note),
    ],
    rows: items.map(({ room, item, condition, note }) => [room, item, condition ? itemConditions[condition] : '', note ?? '']),
    worse: before && worsened(before, items).map((w) => [w.room, w.item, conditionBefore(w.was), itemConditions[w.condition]]),
    fromBefore: one.fromBefore,
    ...{ signer: one.signer ?? party ?? '', signedAt: one.signedAt && momentInWords(one.signedAt) },
    signedAtEnglish: one.signedAt && words.english ? momentInEnglish(one.signedAt) : null,
  }
}

const inBoth = (isWanted: Kind['english'], ar: string, en: string) => (isWanted ? { ar, en } : ar)

/** Numbered as on the drawing: what was known before is charged to nobody. */
function marksSaid({ english }: Kind, { plan, marks }: ShownSheet) {
  if (!plan) return { plan: null, marks: [] }
  return {
    plan: planDrawing(plan),
    marks: marks.map(({ panel, x, y, knownOn, ...mark }, at) => ({
      ...{ n: at + 1, x, y, isNew: knownOn === null },
      row: [
        inBoth(english, panelNamed(plan, panel)?.label ?? panel, panelInEnglish(panel)),
        inBoth(english, markInWords(mark), markInEnglish(mark)),
        knownOn === null ? 'جديدة' : inBoth(english, `سابقة، ${dayInWords(knownOn)}`, `Known, ${dayInEnglish(knownOn)}`),
      ],
    })),
  }
}

/** What changed since the sheet before, of a subject with a drawing. */
function changeSaid({ readings, english }: Kind, one: ShownSheet) {
  const { earlier: before } = one
  if (!before || !one.plan) return null
  const change = compared(before, one, readings)
  return {
    title: inBoth(
      english,
      `ما تغيّر منذ المحضر ${before.number}، ${dayInWords(before.seenOn)}`,
      `Changes since ${before.number}, ${dayInEnglish(before.seenOn)}`,
    ),
    rows: [
      ...change.readings.map(({ reading, was, now }) => [reading.paper, readingText(reading, was), readingText(reading, now)]),
      ...change.marks.map((mark) => [
        inBoth(english, (one.plan && panelNamed(one.plan, mark.panel)?.label) ?? mark.panel, panelInEnglish(mark.panel)),
        '',
        inBoth(english, markInWords(mark), markInEnglish(mark)),
      ]),
      ...change.items.map(({ room, item, condition, was }) => [
        `${room}، ${item}`,
        conditionBefore(was),
        itemConditions[condition],
      ]),
    ],
  }
}

/** With the signature and the photos of the day: what cannot be read is named instead. */
export async function sheetPaper(ctx: Pick<Ctx, 'db' | 'now' | 'files'>, words: Kind, one: ShownSheet) {
  const { drawn, ...attached } = await picturesOn(ctx, words.record, one)
  const shot = await shotsOnPaper(ctx, words, one)
  const shown = { photos: [...shot.photos, ...attached.photos], pictures: { ...shot.pictures, ...attached.pictures } }
  const said = { ...sheetSaid(words, one), ...marksSaid(words, one), change: changeSaid(words, one) }
  const english = words.english ? { ...groundEnglish, ...words.english } : {}
  return printPaper(ctx, 'areas/handovers/papers/sheet.typ', { ...said, ...shown, drawn, english })
}
