import { OneTimeCodeField, SendCodeAgain } from '#areas/identity/public-ui.tsx'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Code, DateText, Latin } from '#ui/values.tsx'
import { dayInWords } from '#values/dates.ts'
import { sheetLinkPath, sheetLinkPicturePath } from '../../paths.ts'
import { Figures } from '../../portal/ui/own-papers.tsx'
import { sheetWords } from '../../sheets/day-sheet.ts'
import { DayPictures } from '../../sheets/ui/day-pictures.tsx'
import type { SheetWaiting } from '../found.ts'
import type { DisputeByLinkForm, SignByCodeForm } from '../inputs.ts'
import type { SheetLinkPage } from '../page.ts'

type Props = { page: SheetLinkPage; replyTo: (act: string) => Reply | undefined }

/** First the code is asked for, then what is ticked is signed with it at once. */
export function SignForm({ page: { token, sheets, code, sendsTo }, replyTo }: Props) {
  const path = sheetLinkPath(token)
  const reply = replyTo('sign')
  const field = fieldsOf<SignByCodeForm>(reply)
  const asked = replyTo('code')
  return (
    <Card title="وقّع برمز على هاتفك">
      <PostForm action={`${path}?act=${code ? 'sign' : 'code'}`} reply={reply} className="stack" before="التوقيع">
        <ul className="list">
          {sheets.map((sheet) => (
            <li key={sheet.id}>
              {code ? (
                <label className="opt-row grow">
                  <input type="checkbox" className="check" name="sheets" value={`${sheet.id}:${sheet.version}`} defaultChecked />
                  <Day sheet={sheet} />
                </label>
              ) : (
                <Day sheet={sheet} />
              )}
              <DayPictures addresses={sheet.pictures.map((fileId) => sheetLinkPicturePath(token, fileId))} />
            </li>
          ))}
        </ul>
        {field('sheets').errors?.map((text) => (
          <p key={text} className="error" role="alert">
            {text}
          </p>
        ))}
        {asked?.problem && <Alert kind="warning">{asked.problem}</Alert>}
        {code ? (
          <>
            <p className="sm">
              أرسلنا رمزًا من 6 أرقام إلى <Latin>{code.to}</Latin>
            </p>
            <OneTimeCodeField {...field('oneTimeCode')} reply={reply} label="الرمز" required />
            <SubmitButton size="large" block>
              وقّع الكشوف المختارة
            </SubmitButton>
          </>
        ) : (
          <SubmitButton size="large" block>
            {`أرسل الرمز إلى ${sendsTo}`}
          </SubmitButton>
        )}
      </PostForm>
      {code && code.wait !== null && <SendCodeAgain seconds={code.wait} action={`${path}?act=code`} />}
    </Card>
  )
}

const Day = ({ sheet }: { sheet: SheetWaiting }) => (
  <span>
    <span className="t">
      <DateText at={sheet.day} weekday /> · {sheet.kind} <Code>{sheet.code}</Code>
    </span>
    <span className="sm db">
      <Figures {...sheet} />
    </span>
    {sheet.unticked && (
      <span className="xs db">
        {sheetWords.unticked}: <bdi>{sheet.unticked.replaceAll('\n', '، ')}</bdi>
      </span>
    )}
    {(sheet.operator || sheet.note) && (
      <span className="xs muted db">
        {sheet.operator && <bdi>{sheet.operator}</bdi>} {sheet.note && <bdi>{sheet.note}</bdi>}
      </span>
    )}
  </span>
)

/** Other hours than those that were written, with a reason. */
export function DisputeForm({ page: { token, sheets }, reply }: { page: SheetLinkPage; reply: Reply | undefined }) {
  const field = fieldsOf<DisputeByLinkForm & { sheetId: string }>(reply)
  const choices = sheets.map(({ id, day, code }) => [id, `${dayInWords(day)}، ${code}`] as const)
  const withLoads = sheets.some(({ counts }) => counts === 'loads')
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline">أعترض على كشف</summary>
      <PostForm action={`${sheetLinkPath(token)}?act=dispute`} reply={reply} className="stack" before="الاعتراض">
        <SelectField {...field('sheetId')} label="الكشف" options={choices} required />
        <div className="grid2">
          <Field {...field('worked')} label="ساعات العمل عندك" dir="ltr" inputMode="decimal" required />
          <Field {...field('standby')} label="ساعات الانتظار عندك" dir="ltr" inputMode="decimal" optional />
          {withLoads && <Field {...field('loads')} label="النقلات عندك" dir="ltr" inputMode="numeric" optional />}
        </div>
        <Field {...field('why')} label="سبب الاعتراض" maxLength={300} required />
        <div>
          <SubmitButton variant="outline">سجّل الاعتراض</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}
