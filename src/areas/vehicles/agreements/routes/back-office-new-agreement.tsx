import { Form, Link } from 'react-router'
import { agreementPath, newAgreementPath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { Button, Field } from '#ui/form.tsx'
import { addressWith } from '#values/asked.ts'
import { type AgreementFormPage, agreementForm } from '../queries.ts'
import { AgreementForm } from '../ui/agreement-form.tsx'
import { agreeWithCompany } from '../use-cases/agree-with-company.ts'
import type { Route } from './+types/back-office-new-agreement'

export const meta = () => [{ title: 'اتفاقية أسعار · التحالف' }]

export const handle = { crumb: () => 'اتفاقية جديدة' }

export const loader = page(may.managePrices, (ctx, { query }) => agreementForm(ctx, query))

export const action = submit(agreeWithCompany, ({ id }) => saying('حُفظت الاتفاقية', agreementPath(id)))

export default function NewAgreementPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <h1>اتفاقية على أسعار السيارات</h1>
      </div>
      {loaderData.company ? <AgreementForm page={loaderData} reply={reply} /> : <ChooseCompany page={loaderData} />}
    </>
  )
}

/** The company is found first, as the register has it. */
const ChooseCompany = ({ page: { q, found, isPerson } }: { page: AgreementFormPage }) => (
  <Card title="مع من">
    <div className="stack">
      {isPerson && <Alert kind="warning">الاتفاقية مع شركة، وهذا سجل فرد. ابحث عن الشركة.</Alert>}
      <Form method="get" action={newAgreementPath} className="row wrap" role="search">
        <Field name="q" id="field-q" defaultValue={q} label="اسم الشركة أو رقمها أو هاتفها" maxLength={60} required />
        <Button type="submit" variant="outline">
          ابحث
        </Button>
      </Form>
      {q !== '' && found.length === 0 && <p className="muted sm">لا شركة بهذا في سجل العملاء. سجّلها أولًا ثم عد إلى هنا.</p>}
      {found.length > 0 && (
        <ul className="list">
          {found.map(({ id, name, number }) => (
            <li key={id}>
              <Link className="link grow" to={addressWith(newAgreementPath, { party: id })}>
                <bdi>{name}</bdi>
              </Link>
              <span className="muted sm">{number}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  </Card>
)
