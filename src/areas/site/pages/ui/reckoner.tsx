import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '#ui/form.tsx'

type Props = { id: string; title: string; path: string; fields: ReactNode; note: ReactNode; children: ReactNode }

/** What a visitor reckons on the page of a service, with what it is worth beside it; asked by address, so an answer can be shared. */
export function Reckoner({ id, title, path, fields, note, children }: Props) {
  return (
    <div className="container svc-pair">
      <section className="card price" id={id} aria-labelledby={`${id}-title`}>
        <div className="card-h">
          <h2 id={`${id}-title`}>{title}</h2>
        </div>
        <Form className="card-b stack" action={`${path}#${id}`} preventScrollReset noValidate>
          {fields}
          <Button type="submit" variant="outline">
            احسب
          </Button>
          {children}
        </Form>
      </section>
      <section className="card card-b svc-ban">
        <h2>ملاحظة</h2>
        <p className="muted">{note}</p>
      </section>
    </div>
  )
}
