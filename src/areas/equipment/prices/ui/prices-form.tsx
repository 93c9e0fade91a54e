import '#ui/styles/settings.css'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Seen } from '#ui/form/seen.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { inDecimals } from '#values/money.ts'
import { extraField, extraNames, extraPrices, hourField, rungField, rungs } from '../price-list.ts'
import type { MachinePrices } from '../queries.ts'

type Props = Pick<MachinePrices, 'seen' | 'kinds' | 'cards'> & { reply: Reply | undefined }

const kept = (price: bigint | undefined) => (price ? inDecimals(price) : undefined)

/** The next list, begun with the one that holds. */
export function MachinePricesForm({ seen, kinds, cards, reply }: Props) {
  const field = fieldsOf<Record<string, string>>(reply)
  return (
    <Card title="قائمة أسعار جديدة">
      <PostForm reply={reply} before="النشر">
        <Seen of={seen} reply={reply} />
        <div className="form-grid">
          <DateField {...field('validFrom')} label="تسري من" help="ما اتُّفق عليه من قبل يبقى على أسعاره" required />
        </div>
        {kinds.map(({ id, name }) => {
          const card = cards.find(({ kindId }) => kindId === id)
          return (
            <fieldset className="field" key={id}>
              <legend className="label">{name}</legend>
              <div className="rate-row">
                {rungs.map(([days, word]) => (
                  <MoneyField
                    key={days}
                    {...field(rungField(id, days), kept(card?.rungs.find((rung) => rung.days === days)?.price))}
                    label={word}
                    optional={days !== 1}
                  />
                ))}
                <MoneyField {...field(hourField(id), kept(card?.hour))} label="الساعة" optional />
                {extraNames.map((extra) => (
                  <MoneyField
                    key={extra}
                    {...field(extraField(id, extra), kept(card?.extras[extra]))}
                    label={extraPrices[extra]}
                    optional
                  />
                ))}
              </div>
            </fieldset>
          )
        })}
        <p className="muted sm">الأسعار بلا ضريبة. النوع الذي تُترك أسعاره فارغة لا يُعرض على الموقع.</p>
        <div>
          <SubmitButton>انشر الأسعار</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
