import type { Reply } from '#ui/form.tsx'
import { newId } from '#ui/offline/new-id.ts'
import type { PhoneStamp } from '#ui/offline/phone-page.ts'
import { openOnPhone } from '#ui/offline/phone-page.ts'
import { picturesOf } from '#ui/offline/pictures.ts'
import { isUnsent, type Operation, textOf } from '#ui/offline/queue.ts'
import { type PhoneAct, writeOnPhone } from '#ui/offline/write-on-phone.ts'
import { panelNamed, planNames } from '#ui/plan/body-plans.ts'
import { dayOf } from '#values/days.ts'
import { type SheetStep, type SheetWords, sheetAsked, sheetSteps, shotsOf, stepPath } from '../sheet-kind.ts'
import type { ShownSheet } from '../shown.ts'
import { sheetDifferences } from './differences.ts'
import { laidOver } from './lay-over.ts'

type Loaded = ReturnType<typeof sheetAsked> & { stamp: PhoneStamp; newMarkId: string; today: string }
type Opening<Data, Of extends ShownSheet> = {
  read: () => Promise<Data & { one: Of }>
  url: URL
  words: SheetWords
}

/** The page of a sheet as the phone shows it, with a network or without. */
export async function openSheetOnPhone<Data extends Loaded, Of extends ShownSheet>({ read, url, words }: Opening<Data, Of>) {
  const { data, office, phone } = await openOnPhone({
    ...{ read, url },
    lay(loaded, { isKept, operations }) {
      const written = isKept ? operations : operations.filter(isUnsent)
      const one = { ...loaded.one, ...laidOver(loaded.one, written, { words, picturesOf }) }
      const own = isKept && { newMarkId: newId(), today: dayOf(new Date()) }
      return { ...loaded, ...sheetAsked(url.searchParams), ...own, one }
    },
  })
  const signature = phone.operations.find(({ act, state }) => act === 'sign' && state !== 'done')
  const changed = phone.operations.some(({ state }) => state === 'changed')
  const signed = signature?.state === 'changed' ? (signature.snapshot as { one: ShownSheet } | undefined)?.one : undefined
  const differences = changed ? sheetDifferences({ words, office: office.one, phone: signed ?? data.one }) : []
  const onPhone = { phone, differences, signature: signature?.state === 'waiting' ? signature : null }
  return { ...data, onPhone }
}

type Writing = { request: Request; url: URL; words: SheetWords; id: string; serverAction: () => Promise<Reply> }

export const writeSheetOnPhone = ({ words, id, ...writing }: Writing) =>
  writeOnPhone({ ...writing, acts: actsOf(words, id), last: 'discard' })

/** Pictures go first, a mark with its own; what is written follows, and the signature comes last. */
function actsOf(words: SheetWords, id: string): Record<string, PhoneAct> {
  const to = (step: SheetStep) => () => stepPath(words, id, step)
  const shots = [...shotsOf(words, 'readings'), ...shotsOf(words, 'shots')]
  const labelOfShot = (one: Form) => shots.find(({ name }) => name === textOf(one, 'name'))?.label
  return {
    readings: {
      turn: 1,
      key: () => 'readings',
      label: () => words.readings.map(({ page }) => page).join('، '),
      next: to('body'),
    },
    mark: { turn: 0, key: (one) => `mark ${textOf(one, 'id')}`, label: (one) => `علامة: ${panelIn(one)}`, next: to('body') },
    unmark: { turn: 0, key: (one) => `unmark ${textOf(one, 'markId')}`, label: () => 'حذف علامة', next: to('body') },
    shot: {
      ...{ turn: 0, key: (one) => `shot ${textOf(one, 'name')}`, label: (one) => `صورة: ${labelOfShot(one) ?? ''}` },
      next: ({ searchParams }) => stepPath(words, id, searchParams.get('step') === 'readings' ? 'readings' : 'shots'),
    },
    items: { turn: 1, key: () => 'items', label: () => sheetSteps.items, next: to('sign') },
    sign: { turn: 2, key: () => 'sign', label: () => sheetSteps.sign, next: to('sign'), isSignature: true },
  }
}
type Form = Pick<Operation, 'fields'>

/** Every drawing calls a part the same. */
const panelIn = (one: Form) =>
  planNames.map((plan) => panelNamed(plan, textOf(one, 'panel'))?.label).find(Boolean) ?? textOf(one, 'panel')
