import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField, NumberField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { DateText } from '#ui/values.tsx'
import type { ChangeMoneySettingForm } from '../inputs.ts'
import type { ShownSetting } from '../queries.ts'
import { choicesFor, isShare, moneySettingWords } from '../setting.ts'

type Props = { setting: ShownSetting; today: string; mayChange: boolean; reply: Reply | undefined }

/** What holds, what was said of it and when, and the form that says something else from a day on. */
export function SettingCard({ setting: { key, words, value, said }, today, mayChange, reply }: Props) {
  const { label, help } = moneySettingWords[key]
  return (
    <Card title={label} actions={<b className="medium">{words}</b>}>
      <div className="stack">
        <p className="muted sm">{help}</p>
        {said.length > 0 && (
          <ul className="lines">
            {said.map((one) => (
              <li key={one.id}>
                <span className="grow">
                  {one.words}، ابتداءً من <DateText at={one.fromDay} />
                  <span className="block muted sm">
                    <bdi>{one.reason}</bdi>، {one.by}، <DateText at={one.setAt} time />
                  </span>
                </span>
              </li>
            ))}
          </ul>
        )}
        {mayChange && (
          <details className="acc more" open={reply !== undefined}>
            <summary>غيّره</summary>
            <ChangeForm settingKey={key} value={value} today={today} reply={reply} />
          </details>
        )}
      </div>
    </Card>
  )
}

type FormProps = { settingKey: ShownSetting['key']; value: string; today: string; reply: Reply | undefined }

function ChangeForm({ settingKey, value, today, reply }: FormProps) {
  const field = fieldsOf<ChangeMoneySettingForm>(reply)
  const { label } = moneySettingWords[settingKey]
  const choices = choicesFor(settingKey)
  return (
    <PostForm action={`?act=${settingKey}`} part={settingKey} reply={reply} before="الحفظ">
      <input type="hidden" name="key" value={settingKey} />
      {choices && <SelectField {...field('value', value)} label={label} options={Object.entries(choices)} required />}
      {isShare(settingKey) && <NumberField {...field('value', value)} label={label} unit="%" required />}
      {!choices && !isShare(settingKey) && <MoneyField {...field('value')} label={label} required />}
      <DateField {...field('fromDay', today)} label="ابتداءً من" min={today} required />
      <Field {...field('reason')} label="السبب" required />
      <div>
        <SubmitButton>احفظ الإعداد</SubmitButton>
      </div>
    </PostForm>
  )
}
