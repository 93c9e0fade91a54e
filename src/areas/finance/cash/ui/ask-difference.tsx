import { SelectField } from '#ui/form/select-field.tsx'
import { TextareaField } from '#ui/form/text-fields.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { bearers, differenceInWords } from '../cash.ts'
import type { AskDifferenceForm } from '../inputs.ts'
import { sessionPath } from '../session-asked.ts'
import type { Ways } from '../session-ways.ts'
import { agreeingInWords } from './session-ways.tsx'

export type AskProps = { id: string; difference: bigint; opening: boolean; ways: Ways | null; reply: Reply | undefined }

/** What is sent to whoever agrees: a difference, or a count that agreed after one that did not. */
export function Ask({ id, difference, opening, ways, reply }: AskProps) {
  const field = fieldsOf<AskDifferenceForm>(reply)
  const mistake = difference === 0n && ways ? ways.mistake : 0n
  return (
    <PostForm action={`${sessionPath(id)}?act=ask`} reply={reply}>
      {difference < 0n && !opening && (
        <SelectField
          {...field('borneBy')}
          label="من يتحمل العجز"
          help="ما يُسجّل على أمين الصندوق يسدّده من «ذمم الموظفين»."
          options={Object.entries(bearers)}
          required
        />
      )}
      <TextareaField
        {...field('reason', mistake === 0n ? undefined : reasonOf(mistake))}
        label={mistake === 0n ? 'ما تعرفه عن سبب الفرق' : 'ما تعرفه عن اختلاف العدّ'}
        help={helpOf(ways, mistake !== 0n)}
        rows={mistake === 0n ? 4 : 2}
        maxLength={300}
        required
      />
      <div>
        <SubmitButton variant={mistake === 0n ? 'primary' : 'outline'}>
          {mistake === 0n ? 'أرسل الفرق للاعتماد' : 'أرسلها للاعتماد'}
        </SubmitButton>
      </div>
    </PostForm>
  )
}

function helpOf(ways: Ways | null, isMended: boolean) {
  const who = ways ? agreeingInWords(isMended ? 'يعتمدها' : 'يعتمده', ways.agreeing) : ''
  return `${who} ${isMended ? 'لا يتحرك الصندوق قبل ذلك.' : 'يُرحَّل الفرق حينها.'}`
}

const reasonOf = (mistake: bigint) => `خطأ في عدّ سابق: ${differenceInWords(mistake)} ثم عُدّ النقد من جديد ووافق الدفاتر.`
