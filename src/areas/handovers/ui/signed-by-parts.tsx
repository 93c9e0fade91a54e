import { Card } from '#ui/card.tsx'
import { FuelGauge } from '#ui/form/fuel-field.tsx'
import { BodyMap } from '#ui/plan/body-map.tsx'
import { panelNamed } from '#ui/plan/body-plans.ts'
import { Code, DateText, Num } from '#ui/values.tsx'
import { type Compared, compared } from '../compare.ts'
import { markInWords } from '../mark.ts'
import { conditionBefore, itemConditions } from '../sheet.ts'
import { readingText, type SheetWords } from '../sheet-kind.ts'
import type { EarlierSheet, ShownSheet } from '../shown.ts'
import { pointsOf } from './mark-draft.ts'
import { MarkList, MarkNumber } from './mark-list.tsx'
import { SheetAbout, SheetItems } from './sheet-shown.tsx'
import { Shots } from './shots.tsx'

type Props = { words: SheetWords; sheet: ShownSheet }

/** All that stands on a sheet, as it is signed. */
export function SignedByParts({ words, sheet: one }: Props) {
  return (
    <>
      <SheetAbout words={words} sheet={one} />
      {one.earlier && <Change words={words} sheet={one} before={one.earlier} />}
      {one.plan && (
        <div className="sheet-split">
          <Card title="الهيكل">
            <BodyMap plan={one.plan} marks={pointsOf(one.marks, null)} />
          </Card>
          <MarkList words={words} sheet={one} plan={one.plan} />
        </div>
      )}
      <NamedShots words={words} sheet={one} />
      <SheetItems sheet={one} />
    </>
  )
}

/** What is otherwise than on the sheet before. */
function Change({ words, sheet: one, before }: Props & { before: EarlierSheet }) {
  const change = compared(before, one, words.readings)
  const isSame = change.readings.length + change.marks.length + change.items.length === 0
  return (
    <Card title="ما تغيّر منذ المحضر السابق" flush>
      <ul className="list">
        <li className="muted">
          <span>
            <Code>{before.number}</Code> · <DateText at={before.seenOn} />
          </span>
        </li>
        {change.readings.map((read) => (
          <ReadingChange key={read.reading.name} {...read} />
        ))}
        {change.marks.map((mark) => (
          <li key={mark.id}>
            <MarkNumber n={one.marks.findIndex(({ id }) => id === mark.id) + 1} isNew />
            <span className="grow">
              <span className="t">{(one.plan && panelNamed(one.plan, mark.panel)?.label) ?? mark.panel}</span>
              <span className="xs muted db">{markInWords(mark)}</span>
            </span>
          </li>
        ))}
        {change.items.map(({ room, item, condition, was }) => (
          <li key={`${room} ${item}`}>
            <span className="grow">
              <span className="t">{`${room}، ${item}`}</span>
              <span className="xs muted db">{`كان: ${conditionBefore(was)}، والآن: ${itemConditions[condition]}`}</span>
            </span>
          </li>
        ))}
        {isSame && <li className="muted">لم يتغيّر شيء.</li>}
      </ul>
    </Card>
  )
}

function ReadingChange({ reading, was, now }: Compared['readings'][number]) {
  const { page, unit, gauge } = reading
  return (
    <li className="wrap">
      <span className="grow">
        <span className="t">{page}</span>
        <span className="xs muted db">
          كان <Num>{readingText(reading, was)}</Num>، والآن <Num>{readingText(reading, now)}</Num>
          {unit && ` ${unit}`}
        </span>
      </span>
      {gauge && <FuelGauge now={now} was={was} />}
    </li>
  )
}

function NamedShots({ words, sheet: one }: Props) {
  const taken = (words.shots ?? []).flatMap(({ name, label }) => {
    const shot = one.shots.find((each) => each.name === name)
    return shot ? [{ shot, label }] : []
  })
  if (taken.length === 0) return null
  return (
    <Card title="الصور">
      <ul className="named-shots">
        {taken.map(({ shot, label }) => (
          <li key={shot.fileId}>
            <Shots shots={[shot]} called={label} />
            <span className="xs muted">{label}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
