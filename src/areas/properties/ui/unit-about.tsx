import '#ui/styles/properties.css'
import { Card } from '#ui/card.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateText, Money, Num } from '#ui/values.tsx'
import { unitWords } from '../field-words.ts'
import { unitKinds, unitUses } from '../property.ts'
import type { UnitShown } from '../unit-detail.ts'

const counts = ['bedrooms', 'bathrooms'] as const
const accounts = ['electricityAccount', 'electricityMeter', 'waterAccount', 'waterMeter'] as const

/** What is written down of it; what nobody wrote is left out. */
export function UnitAbout({ unit: one }: { unit: UnitShown }) {
  return (
    <Card title="بياناتها">
      <dl className="told in-columns">
        {one.outSince && (
          <Told question="خارج الخدمة منذ">
            <DateText at={one.outSince} />، <bdi>{one.outReason}</bdi>
          </Told>
        )}
        <Told question={unitWords.kind}>{unitKinds[one.kind]}</Told>
        <Told question={unitWords.use}>{unitUses[one.use]}</Told>
        {one.rent !== null && (
          <Told question={unitWords.rent}>
            <Money amount={one.rent} />
          </Told>
        )}
        {one.deposit !== null && (
          <Told question={unitWords.deposit}>
            <Money amount={one.deposit} />
          </Told>
        )}
        {one.area !== null && (
          <Told question={unitWords.area}>
            <Num>{one.area / 100}</Num> م²
          </Told>
        )}
        {counts.map(
          (name) =>
            one[name] !== null && (
              <Told key={name} question={unitWords[name]}>
                <Num>{one[name]}</Num>
              </Told>
            ),
        )}
        <Told question={unitWords.furnished}>{one.furnished ? 'نعم' : 'لا'}</Told>
        {accounts.map(
          (name) =>
            one[name] && (
              <Told key={name} question={unitWords[name]}>
                <Code>{one[name]}</Code>
              </Told>
            ),
        )}
      </dl>
    </Card>
  )
}
