import '#ui/styles/properties.css'
import { ExternalLink } from 'lucide-react'
import { Card } from '#ui/card.tsx'
import { Told } from '#ui/told.tsx'
import { Code } from '#ui/values.tsx'
import { propertyWords } from '../field-words.ts'
import { mapLink } from '../place-on-map.ts'
import { propertyKinds } from '../property.ts'
import type { ShownProperty } from '../property-detail.ts'

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
