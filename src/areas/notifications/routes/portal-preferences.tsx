import { numeralsOf } from '#areas/identity/public.ts'
import { NumeralsCard } from '#areas/identity/public-ui.tsx'
import { page, saying, submit } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Card } from '#ui/card.tsx'
import { ChoiceField } from '#ui/form/choices.tsx'
import { Button, Field, fieldsOf, PostForm, SubmitButton } from '#ui/form.tsx'
import { timeInWords } from '#values/dates.ts'
import type { SetPreferencesForm } from '../inputs.ts'
import { myPreferences } from '../preference-queries.ts'
import { setPreferences } from '../use-cases/set-preferences.ts'
import { refusableWords } from '../words.ts'
import type { Route } from './+types/portal-preferences'

export const meta = () => [{ title: 'التفضيلات · التحالف' }]

export const loader = page(anyoneSignedIn, async (ctx) => ({
  ...(await myPreferences(ctx)),
  numerals: await numeralsOf(ctx, ctx.actor.id),
}))

export const action = submit(setPreferences, () => saying('حُفظت تفضيلاتك', '/dashboard/preferences'))

export default function PreferencesPage({
  loaderData: { wanted: chosen, quiet, house, numerals },
  actionData,
}: Route.ComponentProps) {
  const field = fieldsOf<SetPreferencesForm>(actionData)
  const { defaultValue, ...wanted } = field('wanted')
  return (
    <>
      <div className="page-h">
        <h1>التفضيلات</h1>
      </div>
      <div className="cols">
        <Card title="ما يصلك">
          <PostForm reply={actionData} before="الحفظ">
            <ChoiceField
              {...wanted}
              defaultValue={defaultValue ?? chosen}
              label="أرسلوا إليّ"
              help="رموز الدخول ورسائل أمان حسابك تصلك دائمًا. وعلامة العروض موافقة منك على استلامها، تسحبها متى شئت هنا أو في «بياناتي»."
              options={refusableWords}
              many
            />
            <div className="grid2">
              <Field {...field('quietFrom', quiet?.from ?? '')} label="لا رسائل من الساعة" type="time" dir="ltr" optional />
              <Field {...field('quietUntil', quiet?.until ?? '')} label="حتى الساعة" type="time" dir="ltr" optional />
            </div>
            <p className="help">
              إن تركتهما فارغين فساعات الهدوء من {timeInWords(house.from)} إلى {timeInWords(house.until)}.
            </p>
            <SubmitButton>احفظ التفضيلات</SubmitButton>
          </PostForm>
        </Card>
        <div className="stack">
          <NumeralsCard chosen={numerals} />
          <Card title="المظهر">
            <p className="sm muted">ألوان الصفحات على هذا الجهاز.</p>
            <Button variant="outline" block popoverTarget="theme-picker">
              اختر المظهر
            </Button>
          </Card>
        </div>
      </div>
    </>
  )
}
