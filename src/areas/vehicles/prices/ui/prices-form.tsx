import '#ui/styles/settings.css'
import type { ReactNode } from 'react'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Seen } from '#ui/form/seen.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { inDecimals } from '#values/money.ts'
import { hourField, mostSeasons, priceField, rungs, seasonField } from '../price-list.ts'
import type { PricesPage } from '../queries.ts'

type Begun = Pick<PricesPage, 'seen' | 'classes' | 'seasons' | 'cards'>
type Props = Begun & { reply: Reply | undefined }

const inField = (baisa: string | undefined) => (baisa === undefined ? undefined : inDecimals(BigInt(baisa)))

/** The next list, begun with the one that is shown. */
export function PricesForm({ seen, classes, seasons, cards, reply }: Props) {
  const field = fieldsOf<Record<string, string>>(reply)
  const places = Array.from({ length: mostSeasons }, (_, at) => ({ at: at + 1, season: seasons[at] }))
  return (
    <Card title="قائمة أسعار جديدة">
      <PostForm reply={reply} before="النشر">
        <Seen of={seen} reply={reply} />
        <div className="form-grid">
          <DateField {...field('validFrom')} label="تسري من" help="الحجوزات السابقة تبقى على أسعارها" required />
        </div>
        <fieldset className="field">
          <legend className="label">المواسم</legend>
          <div className="stack">
            {places.map(({ at, season }) => (
              <div className="rate-row" key={at}>
                <Field {...field(seasonField(at, 'name'), season?.name)} label={`اسم الموسم ${at}`} maxLength={40} optional />
                <Field
                  {...field(seasonField(at, 'from'), season?.from)}
                  label="من"
                  help="06-21"
                  dir="ltr"
                  maxLength={5}
                  optional
                />
                <Field {...field(seasonField(at, 'to'), season?.to)} label="إلى" help="09-21" dir="ltr" maxLength={5} optional />
              </div>
            ))}
          </div>
        </fieldset>
        {classes.map(({ id, name }) => (
          <ClassPrices key={id} {...{ id, name, seasons, reply }} card={cards.find(({ classId }) => classId === id)} />
        ))}
        <p className="muted sm">الأسعار بلا ضريبة. الفئة التي تُترك أسعارها فارغة لا تُعرض على الموقع.</p>
        <div>
          <SubmitButton>انشر الأسعار</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

type ClassProps = {
  id: string
  name: string
  seasons: Begun['seasons']
  card: Begun['cards'][number] | undefined
  reply: Reply | undefined
}

function ClassPrices({ id, name, seasons, card, reply }: ClassProps) {
  const field = fieldsOf<Record<string, string>>(reply)
  const price = (season: string, days: number) => card?.rows.find((row) => row.season === season && row.days === days)?.price
  const places = [
    { at: 0, label: 'باقي السنة', season: '' },
    ...Array.from({ length: mostSeasons }, (_, at) => ({
      ...{ at: at + 1, season: seasons[at]?.name ?? '-' },
      label: seasons[at]?.name ?? `الموسم ${at + 1}`,
    })),
  ]
  return (
    <fieldset className="field">
      <legend className="label">{name}</legend>
      <div className="stack">
        {places.map(({ at, label, season }) => (
          <SeasonPrices key={at} label={label} isOpen={at === 0 || season !== '-'}>
            {rungs.map(([days, word]) => (
              <MoneyField
                key={days}
                {...field(priceField(id, at, days), inField(price(season, days)))}
                label={`${word}، ${label}`}
                optional={at > 0}
              />
            ))}
            {at === 0 && <MoneyField {...field(hourField(id), inField(card?.hour))} label="الساعة بعد المهلة" />}
          </SeasonPrices>
        ))}
      </div>
    </fieldset>
  )
}

/** The prices of a season nobody has named yet stay folded. */
function SeasonPrices({ label, isOpen, children }: { label: string; isOpen: boolean; children: ReactNode }) {
  if (isOpen) return <div className="rate-row">{children}</div>
  return (
    <details>
      <summary className="sm">{`أسعار ${label}`}</summary>
      <div className="rate-row">{children}</div>
    </details>
  )
}
