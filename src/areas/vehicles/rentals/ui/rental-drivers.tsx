import '#ui/styles/act-form.css'
import { rentalPath } from '#areas/vehicles/paths.ts'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Code, DateText } from '#ui/values.tsx'
import type { NameDriverForm } from '../inputs.ts'
import type { ShownRental } from '../queries.ts'

type Props = { rental: ShownRental; act: string | null; reply: Reply | undefined }

/** Who drives besides the renter: named while the contract is written, and read in it from then on. */
export function RentalDrivers({ rental: one, act, reply }: Props) {
  const mayName = one.contractState === 'draft' && one.may.handOver
  if (one.drivers.length === 0 && !mayName) return null
  return (
    <Card title="من يقود غير المستأجر" flush>
      {one.drivers.length > 0 && (
        <ul className="list">
          {one.drivers.map((driver) => (
            <li key={driver.id}>
              <span className="grow">
                <bdi className="t">{driver.name}</bdi>
                <span className="sm db">
                  رخصة <Code>{driver.licenceNumber}</Code>، حتى <DateText at={driver.licenceUntil} />
                </span>
              </span>
              {mayName && (
                <PostForm action={`${rentalPath(one.id)}?act=strike-driver`}>
                  <input type="hidden" name="driverId" value={driver.id} />
                  <SubmitButton variant="outline" size="small">
                    أزل
                  </SubmitButton>
                </PostForm>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayName && <NameDriver one={one} isOpen={act === 'driver'} reply={act === 'driver' ? reply : undefined} />}
    </Card>
  )
}

function NameDriver({ one, isOpen, reply }: { one: ShownRental; isOpen: boolean; reply: Reply | undefined }) {
  const field = fieldsOf<NameDriverForm>(reply)
  const isWanted = one.paysForDriver && one.drivers.length === 0
  return (
    <details className="act-form" open={isOpen || isWanted}>
      <summary className="btn btn-outline btn-sm">سمِّ سائقًا</summary>
      <PostForm action={`${rentalPath(one.id)}?act=driver`} reply={reply} part="driver" before="التسمية">
        <input type="hidden" name="id" value={one.formId} />
        {isWanted && <p className="sm">في الحجز سائق إضافي، ولا يُرسل العقد قبل أن يُسمّى.</p>}
        <Field {...field('name')} label="اسم السائق" maxLength={120} required />
        <Field {...field('driverLicence')} label="رقم رخصته" maxLength={40} dir="ltr" required />
        <DateField {...field('driverUntil')} label="سارية حتى" required />
        <div>
          <SubmitButton>أضفه إلى العقد</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}
