import type { FormEvent } from 'react'
import { Form, useLocation } from 'react-router'
import { newReservationPath, noneFreeAtDeskPath } from '#areas/vehicles/paths.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { ChoiceField } from '#ui/form/choices.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { NumberField, PhoneField } from '#ui/form/text-fields.tsx'
import { Button, Field } from '#ui/form.tsx'
import { DateText, Money, Num } from '#ui/values.tsx'
import { inRials } from '#values/money.ts'
import { chargings } from '../../terms/add-on.ts'
import { youngBelow } from '../../terms/rules.ts'
import type { BookingPage } from '../booking-page.ts'

/** `path` is the page it stands on. */
type Props = { page: BookingPage; path?: string }

const at = (name: string, value: string) => ({ name, id: `field-${name}`, defaultValue: value })

/** The stretch, the places and the class: the price follows from them at each choice, and without a script by the button. */
export function StretchForm({ page, path = newReservationPath }: Props) {
  const { asked, placesOut, placesBack, addOns, companies, mostOff } = page
  return (
    <Card title="السيارة والمدة">
      <Form method="get" action={path} className="stack" key={JSON.stringify(asked)} preventScrollReset onChange={sendChoice}>
        <div className="form-grid">
          <PhoneField {...at('phone', asked.phone)} label="هاتف العميل" optional />
          <SelectField {...at('placeOut', asked.placeOut)} label="مكان التسليم" options={placesOut} required />
          <DateField {...at('from', asked.from)} label="يوم التسليم" required />
          <Field {...at('fromTime', asked.fromTime)} label="ساعة التسليم" type="time" dir="ltr" required />
          <DateField {...at('until', asked.until)} label="يوم الإعادة" min={asked.from} required />
          <Field {...at('untilTime', asked.untilTime)} label="ساعة الإعادة" type="time" dir="ltr" required />
          <SelectField
            {...at('placeBack', asked.placeBack === asked.placeOut ? '' : asked.placeBack)}
            label="مكان الإعادة"
            placeholder="المكان نفسه"
            options={placesBack}
          />
        </div>
        <div className="form-grid">
          {companies.length > 0 && (
            <SelectField
              {...at('company', asked.company)}
              label="لحساب شركة"
              help="يدفع عنه من له اتفاقية، والسائق من يحجز"
              placeholder="على حسابه"
              options={companies}
              optional
            />
          )}
          {mostOff !== 0 && (
            <NumberField
              {...at('discount', asked.discount)}
              label="خصم على سعر السيارة"
              help={mostOff === null ? 'من سعر القائمة' : `حتى ${mostOff}، وما فوقها يُطلب من صفحة الحجز`}
              unit="%"
              maxLength={3}
              optional
            />
          )}
        </div>
        <Classes page={page} path={path} />
        {addOns.length > 0 && (
          <ChoiceField
            name="addOns"
            id="field-addOns"
            defaultValue={asked.addOns}
            label="الإضافات"
            options={addOns.map(
              ({ id, name, price, charged }) => [id, `${name}، ${inRials(price)} ${chargings[charged]}`] as const,
            )}
            many
          />
        )}
        <label className="opt-row">
          <input type="checkbox" className="check" name="under25" value="yes" defaultChecked={asked.under25} />
          <span>{`السائق دون ${youngBelow} سنة`}</span>
        </label>
        <div>
          <Button type="submit" variant="outline">
            اعرض السعر
          </Button>
        </div>
      </Form>
    </Card>
  )
}

/** A day or an hour that is being typed is not sent yet. */
function sendChoice({ currentTarget, target }: FormEvent<HTMLFormElement>) {
  const isTicked = target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio')
  if (target instanceof HTMLSelectElement || isTicked) currentTarget.requestSubmit()
}

function Classes({ page: { asked, offers }, path = newReservationPath }: Props) {
  const { search } = useLocation()
  if (offers.length === 0) return <p className="muted sm">لا فئة لها أسعار في هذه المدة. راجع المدة والأسعار.</p>
  return (
    <fieldset className="field">
      <legend className="label">الفئة</legend>
      <div className="choices">
        {offers.map(({ class: one, quote, free, nextFree }) => (
          <label key={one.id} className="opt-row">
            <input
              type="radio"
              className="check"
              name="classId"
              value={one.id}
              defaultChecked={asked.classId === one.id}
              disabled={free === 0}
            />
            <span className="grow">
              <bdi className="medium">{one.name}</bdi>{' '}
              <span className="sm muted">
                {free > 0 && (
                  <>
                    المتاح <Num>{free}</Num>
                  </>
                )}
                {free === 0 && 'لا متاح'}
                {nextFree && (
                  <>
                    ، أقرب موعد <DateText at={nextFree} time />
                  </>
                )}
              </span>
            </span>
            <Money amount={quote.total} />
            {free === 0 && (
              <button
                {...{ type: 'submit', name: 'classIds', value: one.id, formMethod: 'post' }}
                formAction={`${noneFreeAtDeskPath}${search}${search ? '&' : '?'}at=${path === newReservationPath ? 'desk' : 'counter'}`}
                className={buttonLook({ variant: 'ghost', size: 'small' })}
                title={`سجّل أن العميل طلب ${one.name} ولم تتوفر`}
              >
                طُلبت ولم تتوفر
              </button>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
