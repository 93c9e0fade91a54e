import { type ReactNode, useId } from 'react'
import { Link, type ShouldRevalidateFunction } from 'react-router'
import { pages } from '#areas/site/pages.ts'
import type { RequestKind } from '#areas/site/request-kinds/all.ts'
import type { PropertyForm } from '#areas/site/request-kinds/rent-input.ts'
import { Attachments, stopWhenUnfit } from '#areas/site/ui/attachments.tsx'
import { PublicFormFields } from '#ui/form/public-form.tsx'
import { TextareaField } from '#ui/form/text-fields.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { ContactFields, type Known } from './contact-fields.tsx'

/** A page that was open for a day is refused once; the form that comes back with the refusal is a fresh one. */
export const renewStaleForm: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate

type VisitorFormProps = {
  form: string
  reply: Reply | undefined
  send: string
  title?: string
  use?: string
  withFiles?: boolean
  action?: string
  known?: Known | null
  children: ReactNode
}

const useOfRequests = 'نستعمل بياناتك للرد على هذا الطلب.'

/** Every form a visitor sends: its own questions first, then who asks, then what becomes of that. */
export function VisitorForm({
  form,
  reply,
  send,
  title,
  use = useOfRequests,
  withFiles = false,
  action,
  known,
  children,
}: VisitorFormProps) {
  return (
    <PostForm
      reply={reply}
      withFiles={withFiles}
      className="card card-b stack visitor-form"
      onSubmit={stopWhenUnfit}
      {...(action && { action })}
    >
      {title && <h2>{title}</h2>}
      <PublicFormFields form={form} />
      {children}
      <FormPart title="بيانات التواصل">
        <ContactFields reply={reply} known={known} />
      </FormPart>
      <p className="help">
        {use}{' '}
        <Link className="link xs" to={pages.privacy.path}>
          سياسة الخصوصية
        </Link>
      </p>
      <SubmitButton size="large" block busyText="جارٍ الإرسال…">
        {send}
      </SubmitButton>
    </PostForm>
  )
}

/** Questions that belong together, under the name a screen reader says with each of them. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId()
  return (
    <fieldset className="stack" aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      {children}
    </fieldset>
  )
}

type RequestFormProps = Omit<VisitorFormProps, 'send' | 'withFiles'> & { kind: RequestKind; attach?: string }

/** The frame of every service's request; `attach` asks for files by that name. */
export function RequestForm({ kind, attach, children, ...form }: RequestFormProps) {
  return (
    <VisitorForm key={kind} {...form} send="أرسل الطلب" withFiles={attach !== undefined}>
      <input type="hidden" name="kind" value={kind} />
      {children}
      <TextareaField {...fieldsOf<PropertyForm>(form.reply)('details')} label="تفاصيل تساعدنا" optional maxLength={2000} />
      {attach !== undefined && <Attachments reply={form.reply} label={attach} />}
    </VisitorForm>
  )
}
