import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Told } from '#ui/told.tsx'
import { DateText, Num } from '#ui/values.tsx'
import { conditionBefore, conditionInWords, type Item, type ItemCondition, worsened } from '../sheet.ts'
import { readingText, type SheetWords } from '../sheet-kind.ts'
import type { ShownSheet } from '../shown.ts'

const tones = { sound: 'success', worn: 'muted', damaged: 'danger', missing: 'danger' } as const
const Condition = ({ of }: { of: ItemCondition | null }) => (
  <Badge tone={of ? tones[of] : 'warning'}>{conditionInWords(of)}</Badge>
)

/** What was signed, part by part; of a return first what is worse than it was. */
export function SheetItems({ sheet: one }: { sheet: ShownSheet }) {
  const worse = one.before ? worsened(one.before, one.items) : []
  return (
    <>
      {one.before && (
        <Card title="ما ساء منذ التسليم" flush>
          <ul className="list">
            {worse.map(({ room, item, condition, was, note }) => (
              <li key={`${room} ${item}`}>
                <span className="grow">
                  <span className="t">{`${room}، ${item}`}</span>
                  <span className="xs muted db">
                    كان عند التسليم: {conditionBefore(was)}
                    {note && ` · ${note}`}
                  </span>
                </span>
                <Condition of={condition} />
              </li>
            ))}
            {worse.length === 0 && <li className="muted">عادت كما سُلّمت.</li>}
          </ul>
        </Card>
      )}
      <Card title="ما عويِن" flush>
        <ul className="list">
          {one.items.map((item) => (
            <SeenItem key={`${item.room} ${item.item}`} {...item} />
          ))}
        </ul>
      </Card>
    </>
  )
}

const SeenItem = ({ room, item, condition, note }: Item) => (
  <li>
    <span className="grow">
      <span className="t">{item}</span>
      <span className="xs muted db">
        {room}
        {note && ` · ${note}`}
      </span>
    </span>
    <Condition of={condition} />
  </li>
)

/** When, for whom, and what was read. */
export function SheetAbout({ words, sheet: one }: { words: SheetWords; sheet: ShownSheet }) {
  const { seenOn, party, readings, note, signer, signedAt, signatureId } = one
  return (
    <Card title="المحضر">
      <dl className="told in-columns">
        <Told question="يوم المعاينة">
          <DateText at={seenOn} />
        </Told>
        {party && <Told question={words.party}>{party}</Told>}
        {words.readings.map(
          (reading) =>
            readings[reading.name] !== undefined && (
              <Told key={reading.name} question={reading.page}>
                <Num>{readingText(reading, readings[reading.name] ?? 0)}</Num>
                {reading.unit && ` ${reading.unit}`}
              </Told>
            ),
        )}
        {note && <Told question="ملاحظات">{note}</Told>}
        {signer && (
          <Told question="وقّعه">
            {signatureId ? (
              <a className="link" href={`/files/${signatureId}`} target="_blank" rel="noopener">
                <bdi>{signer}</bdi>
              </a>
            ) : (
              <bdi>{signer}</bdi>
            )}
            {signedAt && (
              <>
                {' · '}
                <DateText at={signedAt} />
              </>
            )}
          </Told>
        )}
      </dl>
    </Card>
  )
}
