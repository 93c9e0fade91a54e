import { Form } from 'react-router'
import { NumberField } from '#ui/form/text-fields.tsx'
import { Button } from '#ui/form.tsx'
import { Money } from '#ui/values.tsx'
import type { Estimate } from '../estimate.ts'
import { pages } from '../pages.ts'

/** A first range for whoever only wants to know the order of it. */
export function EstimateTool({ estimate: { typed, range, problem } }: { estimate: Estimate }) {
  return (
    <div className="container svc-pair">
      <section className="card price" id="estimate" aria-labelledby="estimate-title">
        <div className="card-h">
          <h2 id="estimate-title">احسب تقديرًا مبدئيًا</h2>
        </div>
        <Form className="card-b stack" action={`${pages.construction.path}#estimate`} preventScrollReset noValidate>
          <NumberField
            name="area"
            id="estimate-area"
            label="مساحة البناء بالمتر المربع"
            unit="م²"
            defaultValue={typed}
            errors={problem ? [problem] : undefined}
          />
          <Button type="submit" variant="outline">
            احسب
          </Button>
          {range && (
            <p role="status">
              بين <Money amount={range.from} /> و<Money amount={range.to} />، تقديرًا مبدئيًا لا يُلزم الطرفين
            </p>
          )}
        </Form>
      </section>
      <section className="card card-b svc-ban">
        <h2>ملاحظة</h2>
        <p className="muted">التقدير المبدئي للاسترشاد، والسعر الملزم ما يرد في العقد.</p>
      </section>
    </div>
  )
}
