import '#ui/styles/act-form.css'
import { Card } from '#ui/card.tsx'
import { ChoiceField } from '#ui/form/choices.tsx'
import { HoursField } from '#ui/form/hours-field.tsx'
import { Seen } from '#ui/form/seen.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { sheetPath } from '../../paths.ts'
import { brokenBys, sheetWords } from '../day-sheet.ts'
import type { DisputeSheetForm, SettleSheetForm } from '../inputs.ts'
import type { DayOnPhone } from '../phone/written-here.ts'

type Props = { shown: DayOnPhone; heard: (name: string) => Reply | undefined }

const hours = (minutes: number | null) => String((minutes ?? 0) / 60)

/** Signed, it is agreed to by somebody who did not write it, or disputed; disputed, it is settled. */
export function JudgeSheet({ shown, heard }: Props) {
  const { sheet } = shown
  if (!sheet || !shown.mayApprove) return null
  const path = (act: string) => `${sheetPath(shown.lineId, shown.day)}?act=${act}`
  return (
    <>
      {sheet.state === 'signed' && !shown.isOwn && (
        <PostForm action={path('approve')} reply={heard('approve')} part="approve" before="الاعتماد">
          <input type="hidden" name="sheetIds" value={sheet.id} />
          <div>
            <SubmitButton>اعتمد الكشف</SubmitButton>
          </div>
        </PostForm>
      )}
      {(sheet.state === 'signed' || sheet.state === 'approved') && (
        <Dispute sheet={sheet} path={path('dispute')} reply={heard('dispute')} />
      )}
      {sheet.state === 'disputed' && !shown.isOwn && <Settle sheet={sheet} path={path('settle')} reply={heard('settle')} />}
    </>
  )
}

type FormProps = { sheet: NonNullable<DayOnPhone['sheet']>; path: string; reply: Reply | undefined }

function Dispute({ sheet, path, reply }: FormProps) {
  const field = fieldsOf<DisputeSheetForm>(reply)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">سجّل اعتراض الموقع</summary>
      <PostForm action={path} reply={reply} part="dispute" before="الحفظ">
        <input type="hidden" name="sheetId" value={sheet.id} />
        <p className="help">تبقى الأرقام كلها، ولا يُفوتر الكشف حتى يُسوّى.</p>
        <Field {...field('by', sheet.signer ?? undefined)} label="من اعترض" maxLength={120} required />
        <HoursField {...field('worked', hours(sheet.worked))} label={sheetWords.worked} unit="ساعة" />
        <HoursField {...field('standby', hours(sheet.standby))} label={sheetWords.standby} unit="ساعة" />
        <HoursField {...field('loads', String(sheet.loads))} label={sheetWords.loads} unit="نقلة" step={1} most={200} />
        <Field {...field('why')} label="سبب الاعتراض" maxLength={300} required />
        <div>
          <SubmitButton variant="outline">سجّل الاعتراض</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}

function Settle({ sheet, path, reply }: FormProps) {
  const field = fieldsOf<SettleSheetForm>(reply)
  return (
    <Card title="تسوية الاعتراض">
      <PostForm action={path} reply={reply} part="settle" before="التسوية">
        <input type="hidden" name="sheetId" value={sheet.id} />
        <Seen of={sheet.version} reply={reply} />
        <HoursField {...field('worked', hours(sheet.disputedWorked))} label={sheetWords.worked} unit="ساعة" />
        <HoursField {...field('standby', hours(sheet.disputedStandby))} label={sheetWords.standby} unit="ساعة" />
        <HoursField {...field('broken', hours(sheet.broken))} label={sheetWords.broken} unit="ساعة" />
        <ChoiceField
          {...field('brokenBy', sheet.brokenBy ?? undefined)}
          label={sheetWords.brokenBy}
          options={brokenBys}
          optional
        />
        <HoursField
          {...field('loads', String(sheet.disputedLoads ?? sheet.loads))}
          label={sheetWords.loads}
          unit="نقلة"
          step={1}
          most={200}
        />
        <Field {...field('why')} label="ما اتُّفق عليه" maxLength={300} required />
        <div>
          <SubmitButton>سوِّ واعتمد</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
