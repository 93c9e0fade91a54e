import { Form } from 'react-router'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField, NumberField } from '#ui/form/text-fields.tsx'
import { Button } from '#ui/form.tsx'
import { bankChoices } from '../cheque-banks.ts'
import type { NewCheques } from '../new-cheques.ts'

/** One cheque a month: the first one says them all. The rows below are filled from it and stay open to correction. */
export function SeriesForm({ giver, begun, replaced }: Pick<NewCheques, 'begun' | 'replaced'> & { giver: string }) {
  const field = (name: keyof NewCheques['begun'], initial = begun[name]) => ({
    name,
    id: `series-${name}`,
    defaultValue: initial,
  })
  return (
    <Card title="سلسلة شيكات">
      <details className="acc more" open={begun.count !== ''}>
        <summary>شيك كل شهر</summary>
        <Form className="stack" preventScrollReset>
          <input type="hidden" name="party" value={giver} />
          {replaced && <input type="hidden" name="replaces" value={replaced.id} />}
          <div className="form-grid">
            <SelectField {...field('bank')} label="البنك" options={bankChoices} />
            <NumberField {...field('number')} label="رقم أول شيك" />
            <DateField {...field('from')} label="تاريخ أول شيك" />
            <NumberField {...field('count', begun.count || '12')} label="العدد" />
            <MoneyField {...field('amount')} label="مبلغ كل شيك" />
          </div>
          <div>
            <Button type="submit" variant="outline">
              املأ الصفوف
            </Button>
          </div>
        </Form>
      </details>
    </Card>
  )
}
