import { useRef, useState } from 'react'
import type { Channel } from '#platform/messages/notice.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { TextareaField } from '#ui/form/text-fields.tsx'
import { VariableChips } from '#ui/form/variable-chips.tsx'
import { Button, Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { filled } from '#values/filling.ts'
import type { WriteTemplateForm } from '../inputs.ts'
import { SmsGauge } from './sms-gauge.tsx'
import { TemplatePreview } from './template-preview.tsx'

type Variable = { key: string; label: string }
type Values = Record<string, string>
type Props = {
  notice: string
  channel: Channel
  words: { subject: string | null; text: string; version: number }
  variables: Variable[]
  records: Values[]
  samples: Values
  longest: Values
  myPhone: string | null
  reply: Reply | undefined
}

/** The words beside how they arrive. Without a script one writes the variables by hand and sees the result after saving. */
export function TemplateEditor({ notice, channel, words, variables, records, samples, longest, myPhone, reply }: Props) {
  const field = fieldsOf<WriteTemplateForm>(reply)
  const [typed, setTyped] = useState({ subject: words.subject ?? '', text: words.text })
  const [record, setRecord] = useState(0)
  const form = useRef<HTMLDivElement>(null)
  const values = records[record] ?? samples
  return (
    <>
      <Card title="النص">
        <div ref={form}>
          <PostForm action={`/admin/notifications/templates/${notice}?channel=${channel}&act=write`} reply={reply} before="الحفظ">
            <input type="hidden" name="notice" value={notice} />
            <input type="hidden" name="channel" value={channel} />
            {channel === 'email' && (
              <Field
                {...field('subject', words.subject ?? '')}
                label="العنوان"
                dir="auto"
                required
                onInput={({ currentTarget: { value } }) => setTyped((was) => ({ ...was, subject: value }))}
              />
            )}
            <TextareaField
              {...field('text', words.text)}
              label="نص الرسالة"
              dir="rtl"
              rows={channel === 'email' ? 12 : 4}
              required
              onInput={({ currentTarget: { value } }) => setTyped((was) => ({ ...was, text: value }))}
            />
            <VariableChips variables={variables} form={form} onInsert={(text) => setTyped((was) => ({ ...was, text }))} />
            {channel === 'sms' && <SmsGauge text={typed.text} values={values} longest={longest} />}
            <div className="row wrap">
              <SubmitButton>احفظ نسخة جديدة</SubmitButton>
              {channel === 'whatsapp' ? (
                <OnMyWhatsapp phone={myPhone} text={filled(typed.text, samples)} />
              ) : (
                <Button
                  type="submit"
                  variant="outline"
                  formAction={`/admin/notifications/templates/${notice}?channel=${channel}&act=try`}
                >
                  أرسل لي تجربة
                </Button>
              )}
            </div>
          </PostForm>
        </div>
      </Card>
      <Card title="كما يصل">
        {records.length > 1 && (
          <div className="input">
            <select aria-label="جرّبه على" value={record} onChange={({ currentTarget }) => setRecord(Number(currentTarget.value))}>
              {records.map((one, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: they are told apart by their place alone
                <option key={at} value={at}>
                  {nameOf(one)}
                </option>
              ))}
            </select>
          </div>
        )}
        <p className="help">{records.length > 0 ? 'بقيم سجل حقيقي.' : 'بقيم نموذجية: لم يحدث ما يُرسلها بعد.'}</p>
        <TemplatePreview channel={channel} {...typed} values={values} />
      </Card>
    </>
  )
}

/** One's own phone sends it to oneself. */
function OnMyWhatsapp({ phone, text }: { phone: string | null; text: string }) {
  if (!phone) return <p className="help">أضف رقم هاتفك في أمان حسابك لتجرّبه بواتساب.</p>
  const link = `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(text)}`
  return (
    <a className={buttonLook({ variant: 'outline' })} href={link} target="_blank" rel="noreferrer">
      جرّبه بواتساب
    </a>
  )
}

const nameOf = (values: Values) => [values.no, values.name].filter(Boolean).join('، ') || (Object.values(values)[0] ?? '')
