import { Card } from '#ui/card.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateText, Money, Num } from '#ui/values.tsx'
import { vehicleWords } from '../vehicle.ts'
import type { ShownVehicle } from '../vehicle-detail.ts'

/** What is written down of it; what nobody wrote is left out. */
export const VehicleAbout = ({ vehicle: one }: { vehicle: ShownVehicle }) => (
  <Card title="بياناتها">
    <dl className="told in-columns">
      <Told question={vehicleWords.classId}>{one.className}</Told>
      <Told question={vehicleWords.made}>
        <Num>{String(one.made)}</Num>
      </Told>
      <Told question={vehicleWords.colour}>{one.colour}</Told>
      <Told question={vehicleWords.odometer}>
        <Num>{one.odometer.toLocaleString('en')}</Num> كم
      </Told>
      <Told question={vehicleWords.fuel}>
        <Num>{one.fuel}</Num> من <Num>8</Num>
      </Told>
      <Told question="تُؤجَّر حتى">
        {one.lettableUntil ? <DateText at={one.lettableUntil} /> : 'لا تُؤجَّر: تنقصها رخصة سارية أو تأمين سارٍ'}
      </Told>
      {one.homePlace && (
        <Told question={vehicleWords.homePlace}>
          <bdi>{one.homePlace}</bdi>
        </Told>
      )}
      {one.vin && (
        <Told question={vehicleWords.vin}>
          <Code>{one.vin}</Code>
        </Told>
      )}
      {one.boughtOn && (
        <Told question={vehicleWords.boughtOn}>
          <DateText at={one.boughtOn} />
        </Told>
      )}
      {one.boughtFor !== null && (
        <Told question={vehicleWords.boughtFor}>
          <Money amount={one.boughtFor} />
        </Told>
      )}
      {one.note && (
        <Told question={vehicleWords.note}>
          <bdi>{one.note}</bdi>
        </Told>
      )}
      <Told question="الفرع">{one.branch}</Told>
    </dl>
  </Card>
)
