import '#ui/styles/properties.css'
import { ExternalLink } from 'lucide-react'
import { Link } from 'react-router'
import { Card } from '#ui/card.tsx'
import { OpenLink } from '#ui/links.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateText, Num } from '#ui/values.tsx'
import { propertyWords } from '../field-words.ts'
import { mapLink } from '../place-on-map.ts'
import { propertyKinds, propertyPath } from '../property.ts'
import type { ShownProperty, ShownShares } from '../property-detail.ts'

const codes = ['plotNumber', 'deedNumber', 'krookiNumber', 'electricityAccount', 'waterAccount'] as const
const spoken = ['quarter', 'way', 'building', 'oldAddress'] as const

/** What is written down of it; what nobody wrote is left out. */
export function PropertyAbout({ property: one }: { property: ShownProperty }) {
  const { latitude, longitude } = one
  return (
    <Card title="بياناته">
      <dl className="told in-columns">
        <Told question={propertyWords.kind}>{propertyKinds[one.kind]}</Told>
        <Told question={propertyWords.wilayat}>{one.wilayat}</Told>
        {spoken.map(
          (name) =>
            one[name] && (
              <Told key={name} question={propertyWords[name]}>
                {<bdi>{one[name]}</bdi>}
              </Told>
            ),
        )}
        {codes.map(
          (name) =>
            one[name] && (
              <Told key={name} question={propertyWords[name]}>
                <Code>{one[name]}</Code>
              </Told>
            ),
        )}
        {latitude !== null && longitude !== null && (
          <Told question="الموقع">
            <a className="link" href={mapLink({ latitude, longitude })} target="_blank" rel="noopener">
              افتحه في الخريطة
              <ExternalLink className="i i-sm" aria-hidden />
            </a>
          </Told>
        )}
        <Told question="الفرع">{one.branch}</Told>
      </dl>
    </Card>
  )
}

type SharesProps = { property: ShownProperty; shares: ShownShares | null }

/** Who owns how much of it, in parts of the whole. */
export function Owners({ property: one, shares }: SharesProps) {
  const set = one.may.setShares && (
    <Link className="link sm" to={`${propertyPath(one.id)}/shares`}>
      {shares ? 'عدّل الحصص' : 'ثبّت الحصص'}
    </Link>
  )
  return (
    <Card title="الملّاك" actions={set} flush>
      <ul className="list">
        {shares?.shares.map(({ partyId, name, number, parts, path }) => (
          <li key={partyId}>
            <span className="grow">
              <span className="t">
                <OpenLink to={path}>
                  <bdi>{name}</bdi>
                </OpenLink>
              </span>
              <span className="xs muted">
                <Code>{number}</Code>
              </span>
            </span>
            <span>
              <Num>{parts}</Num> من <Num>{shares.whole}</Num>
            </span>
          </li>
        ))}
        {!shares && <li className="muted">لم تُثبّت حصص الملّاك بعد، ولا يُؤجَّر عقار لا يُعرف مالكه.</li>}
      </ul>
      {shares && (
        <p className="card-b xs muted">
          منذ <DateText at={shares.since} />
        </p>
      )}
    </Card>
  )
}
