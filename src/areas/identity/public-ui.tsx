import { Card } from '#ui/card.tsx'
import { ChoiceField } from '#ui/form/choices.tsx'
import { fieldsOf, PostForm, SubmitButton } from '#ui/form.tsx'
import { numeralWords } from '#values/numerals.ts'
import type { ChooseNumeralsForm } from './inputs.ts'
import { CodeField } from './ui/code-field.tsx'
import { Resend } from './ui/resend.tsx'

/** How this person sees numbers, for the page of preferences. */
export function NumeralsCard({ chosen }: { chosen: string | null }) {
  return (
    <Card title="الأرقام">
      <PostForm action="/dashboard/preferences/numerals">
        <ChoiceField
          {...fieldsOf<ChooseNumeralsForm>(undefined)('numerals', chosen ?? 'house')}
          label="طريقة عرض الأرقام"
          options={{ house: 'كما في الموقع', ...numeralWords }}
          help="الرموز وأرقام الهواتف تبقى لاتينية، وتكتب أنت بأيهما شئت."
        />
        <div>
          <SubmitButton variant="outline">احفظ طريقة عرض الأرقام</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

/** Where a one-time code is typed, for what a later area asks one for. */
export const OneTimeCodeField: typeof CodeField = (props) => <CodeField {...props} />

export const SendCodeAgain: typeof Resend = (props) => <Resend {...props} />
