import { Search } from 'lucide-react'
import { CheckField, ChoiceField, SwitchField } from '#ui/form/choices.tsx'
import { ComboboxField } from '#ui/form/combobox-field.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { FileField } from '#ui/form/file-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField, NumberField, PhoneField, TextareaField } from '#ui/form/text-fields.tsx'
import { Button, Field, FormProblem, FormSummary, fieldsOf } from '#ui/form.tsx'
import { Section } from './section.tsx'

const variants = ['primary', 'accent', 'outline', 'soft', 'ghost', 'danger', 'danger-ghost'] as const

export function ButtonSection() {
  return (
    <Section title="الأزرار">
      <div className="row wrap">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            سجّل الدفعة
          </Button>
        ))}
      </div>
      <div className="row wrap">
        <Button size="small">صغير</Button>
        <Button size="large">كبير</Button>
        <Button icon variant="outline" aria-label="ابحث">
          <Search className="i" aria-hidden />
        </Button>
        <Button className="is-hover">مرور</Button>
        <Button className="is-focus">تركيز</Button>
        <Button className="is-press">ضغط</Button>
        <Button busy busyText="جار الحفظ…">
          احفظ التغييرات
        </Button>
        <Button reason="يُعتمد العقد أولًا.">وقّع</Button>
      </div>
    </Section>
  )
}

type Sample = Record<'name' | 'phone' | 'amount' | 'days' | 'from' | 'service' | 'place' | 'message' | 'files' | 'email', string>

const refused = {
  fields: {
    name: ['اكتب اسمك كاملًا.'],
    phone: ['رقم الهاتف 8 أرقام، وينقصه رقمان'],
    amount: ['المبلغ أرقام، مثل 285.500'],
    days: ['المدة من يوم إلى 90 يومًا.'],
    from: ['اختر تاريخًا بعد اليوم.'],
    service: ['اختر الخدمة.'],
    place: ['اكتب الولاية.'],
    message: ['اكتب رسالتك.'],
    email: ['البريد الإلكتروني مثل name@example.com'],
  },
  problem: null,
  typed: { name: 'س', phone: '912345', amount: '28x', days: '120', from: '2026-08-09', message: '', email: 'layla@example' },
  lostFiles: true,
}

export function FormSection() {
  return (
    <Section title="النموذج وحقوله">
      <FormSummary reply={{ ...refused, fields: { name: ['اكتب اسمك كاملًا.'], phone: ['رقم الهاتف 8 أرقام، وينقصه رقمان'] } }} />
      <FormProblem text="انتهت صلاحية هذه الصفحة. ما كتبته باقٍ هنا؛ أرسله مرة أخرى." />
      <div className="grid2">
        <SampleFields of="empty" />
        <SampleFields of="refused" />
      </div>
      <Field
        name="locked"
        id="locked"
        label="رقم العقد"
        defaultValue="C-2026-0417"
        dir="ltr"
        disabled
        help="لا يعدَّل بعد التوقيع."
      />
    </Section>
  )
}

const wilayats = ['صلالة', 'طاقة', 'مرباط', 'ثمريت', 'سدح', 'رخيوت', 'ضلكوت', 'المزيونة', 'مقشن', 'شليم وجزر الحلانيات']

function SampleFields({ of }: { of: 'empty' | 'refused' }) {
  const bound = fieldsOf<Sample>(of === 'refused' ? refused : undefined)
  const field = (name: keyof Sample) => ({ ...bound(name), id: `${of}-${name}` })
  return (
    <div className="stack">
      <Field {...field('name')} label="الاسم" autoComplete="name" required />
      <PhoneField {...field('phone')} label="رقم الهاتف" help="من خارج عُمان: اكتبه بمفتاح دولته." required />
      <Field {...field('email')} label="البريد" optional dir="ltr" inputMode="email" autoComplete="email" />
      <MoneyField {...field('amount')} label="المبلغ" />
      <NumberField {...field('days')} label="المدة" unit="يومًا" />
      <DateField {...field('from')} label="من يوم" />
      <SelectField {...field('service')} label="الخدمة" options={{ cars: 'تأجير السيارات', rent: 'تحصيل الإيجارات' }} />
      <ComboboxField {...field('place')} label="الولاية" suggestions={wilayats} />
      <TextareaField {...field('message')} label="رسالتك" maxLength={2000} />
      <FileField
        {...field('files')}
        label="المرفقات"
        optional
        kinds="PDF أو JPG أو PNG"
        accept=".pdf,.jpg,.png"
        megabytes={10}
        most={5}
      />
    </div>
  )
}

const plots = { land: 'أرض', villa: 'فيلا', flats: 'عمارة' }
const wants = { floors: 'طوابق', yard: 'حوش', well: 'بئر', wall: 'سور', shed: 'مخزن' }

export function ChoiceSection() {
  return (
    <Section title="الاختيار">
      <ChoiceField name="plot" label="النوع" options={plots} defaultValue="villa" />
      <ChoiceField name="plot-wrong" label="النوع" options={plots} errors={['اختر من القائمة.']} />
      <ChoiceField
        name="wants"
        label="الملحقات"
        options={wants}
        many
        optional
        defaultValue={['yard', 'wall']}
        help="اختر ما تريد."
      />
      <ChoiceField name="one-of-five" label="الأهم عندك" options={wants} />
      <CheckField name="agreed" label="أوافق على استخدام بياناتي للرد على رسالتي" errors={['وافق على الشروط لنكمل.']} />
      <CheckField name="agreed-2" label="أوافق على الشروط" defaultValue="yes" />
      <SwitchField name="notices" label="أرسل لي تذكيرًا قبل الموعد" defaultValue="yes" />
      <SwitchField name="notices-off" label="أرسل لي ملخصًا كل أسبوع" disabled />
    </Section>
  )
}
