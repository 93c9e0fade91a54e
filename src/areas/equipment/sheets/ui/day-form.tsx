import { Link } from 'react-router'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { ChoiceField } from '#ui/form/choices.tsx'
import { FileField } from '#ui/form/file-field.tsx'
import { HoursField } from '#ui/form/hours-field.tsx'
import { Seen } from '#ui/form/seen.tsx'
import { SignatureField } from '#ui/form/signature-field.tsx'
import { NumberField, TextareaField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Num } from '#ui/values.tsx'
import { linesIn } from '../../kinds/kind.ts'
import { inHours } from '../../machines/machine.ts'
import { sheetPath } from '../../paths.ts'
import { hoursOfDay } from '../../pricing/price.ts'
import { asHours, brokenBys, mostPictures, sheetWords } from '../day-sheet.ts'
import type { RecordSheetForm, SignSheetForm } from '../inputs.ts'
import type { DayOnPhone } from '../phone/written-here.ts'

type Props = { shown: DayOnPhone; asBefore: boolean; reply: Reply | undefined }

const hours = (minutes: number | undefined) => (minutes ? String(minutes / 60) : '0')

/** The hours of the day: what is written already, or as yesterday where that is asked for. */
export function DayForm({ shown, asBefore, reply }: Props) {
  const { sheet, before, terms, meterFrom } = shown
  const field = fieldsOf<RecordSheetForm>(reply)
  const begun = sheet ?? (asBefore ? before : null)
  const path = sheetPath(shown.lineId, shown.day)
  const countsLoads = terms.sheetCounts === 'loads'
  return (
    <PostForm action={`${path}?act=record`} reply={reply} part="record" before="الحفظ" withFiles>
      <input type="hidden" name="id" value={sheet?.id ?? (typeof reply?.typed.id === 'string' ? reply.typed.id : shown.formId)} />
      <Seen of={sheet?.version ?? 0} reply={reply} />
      <Card
        title={countsLoads ? 'نقلات اليوم' : 'ساعات اليوم'}
        actions={
          !sheet &&
          before && (
            <Link className={buttonLook({ variant: 'soft', size: 'small' })} to={`${path}?as=before`} replace>
              مثل أمس
            </Link>
          )
        }
      >
        <div className="stack">
          {countsLoads && (
            <HoursField {...field('loads', String(begun?.loads ?? 0))} label={sheetWords.loads} unit="نقلة" step={1} most={200} />
          )}
          <HoursField
            {...field('worked', begun ? hours(begun.worked) : String(countsLoads ? 0 : hoursOfDay(terms.agreed, shown.day)))}
            label={sheetWords.worked}
            unit="ساعة"
          />
          <HoursField {...field('standby', hours(begun?.standby))} label={sheetWords.standby} unit="ساعة" />
          <HoursField {...field('broken', hours(sheet?.broken))} label={sheetWords.broken} unit="ساعة" />
          <ChoiceField
            {...field('brokenBy', sheet?.brokenBy ?? undefined)}
            label={sheetWords.brokenBy}
            options={brokenBys}
            optional
          />
        </div>
      </Card>
      <Card title="عداد الساعات">
        <div className="stack">
          <p className="sm">
            أول اليوم <Num>{inHours(meterFrom)}</Num> ساعة
          </p>
          <div className="form-grid">
            <NumberField
              {...field('meterTo', sheet?.meterTo == null ? undefined : String(sheet.meterTo / 10))}
              label={sheetWords.meterTo}
              unit="ساعة"
              optional
            />
            {!terms.fuelIncluded && (
              <NumberField
                {...field('fuel', sheet?.fuel ? String(sheet.fuel / 10) : undefined)}
                label={sheetWords.fuel}
                help="اتركه فارغًا إن عبّأه العميل"
                unit="لتر"
                optional
              />
            )}
          </div>
          <TextareaField {...field('note', sheet?.note ?? undefined)} label={sheetWords.note} maxLength={500} rows={2} optional />
        </div>
      </Card>
      <SafetyCard shown={shown} reply={reply} />
      <div>
        <SubmitButton>{sheet ? 'صحّح الكشف' : 'سجّل الساعات'}</SubmitButton>
      </div>
    </PostForm>
  )
}

/** What was looked at before work, in boxes a glove can press, and the pictures of the day. */
function SafetyCard({ shown, reply }: Pick<Props, 'shown' | 'reply'>) {
  const field = fieldsOf<RecordSheetForm>(reply)
  const asked = linesIn(shown.safetyTicks)
  return (
    <Card title={asked.length > 0 ? 'السلامة والصور' : sheetWords.photos}>
      <div className="stack big-ticks">
        {asked.length > 0 && (
          <ChoiceField
            {...field('ticks', linesIn(shown.sheet?.ticked ?? ''))}
            label={sheetWords.ticked}
            options={asked.map((one) => [one, one] as const)}
            many
            optional
          />
        )}
        <FileField
          {...field('photos')}
          label={sheetWords.photos}
          kinds="PNG أو JPG أو WebP"
          accept="image/png,image/jpeg,image/webp"
          megabytes={10}
          most={mostPictures}
          optional
        />
      </div>
    </Card>
  )
}

/** The site's representative signs what they read here. */
export function SignForm({ shown, reply }: { shown: DayOnPhone; reply: Reply | undefined }) {
  const field = fieldsOf<SignSheetForm>(reply)
  const { sheet } = shown
  if (!sheet) return null
  return (
    <Card title="توقيع ممثل الموقع">
      <PostForm action={`${sheetPath(shown.lineId, shown.day)}?act=sign`} reply={reply} part="sign" before="التوقيع" withFiles>
        <input type="hidden" name="sheetId" value={sheet.id} />
        <Seen of={sheet.version} reply={reply} />
        <p className="sm">
          عمل <Num>{asHours(sheet.worked)}</Num> · انتظار <Num>{asHours(sheet.standby)}</Num> · عطل{' '}
          <Num>{asHours(sheet.broken)}</Num>
          {sheet.loads > 0 && (
            <>
              {' '}
              · نقلات <Num>{sheet.loads}</Num>
            </>
          )}
        </p>
        <Field {...field('signer', shown.repName)} label="الاسم" maxLength={120} required />
        <SignatureField {...field('signature')} label="التوقيع" required />
        <div>
          <SubmitButton>وقّع الكشف</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
