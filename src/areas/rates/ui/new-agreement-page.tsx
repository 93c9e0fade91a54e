import { Form, Link } from 'react-router'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { Button, Field, type Reply } from '#ui/form.tsx'
import { addressWith } from '#values/asked.ts'
import type { AgreementPages } from '../agreement-pages.ts'
import type { AgreementFormPage } from '../agreement-queries.ts'
import { AgreementForm } from './agreement-form.tsx'

type Props = { page: AgreementFormPage; pages: AgreementPages; reply: Reply | undefined }

export const NewAgreementPage = ({ page, pages, reply }: Props) => (
  <>
    <div className="page-h">
      <h1>{pages.words.begin}</h1>
    </div>
    {page.company ? <AgreementForm page={page} pages={pages} reply={reply} /> : <ChooseCompany page={page} pages={pages} />}
  </>
)

/** The company is found first, as the register has it. */
const ChooseCompany = ({ page: { q, found, isPerson }, pages }: Omit<Props, 'reply'>) => (
  <Card title="مع من">
    <div className="stack">
      {isPerson && <Alert kind="warning">الاتفاقية مع شركة، وهذا سجل فرد. ابحث عن الشركة.</Alert>}
      <Form method="get" action={pages.paths.begin} className="row wrap" role="search">
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
              <Link className="link grow" to={addressWith(pages.paths.begin, { party: id })}>
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
