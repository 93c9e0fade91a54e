import '#ui/styles/desk.css'
import { Banknote, Ellipsis, FileText, Package, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Avatar, Badge, Chip } from '#ui/badge.tsx'
import { Card, Kpi } from '#ui/card.tsx'
import { Sparkline } from '#ui/charts/line-chart.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { SwitchField } from '#ui/form/choices.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Button, Field } from '#ui/form.tsx'
import { Breadcrumbs, Pager, Tabs } from '#ui/links.tsx'
import { Menu, Popover } from '#ui/popover.tsx'
import { Stepper, Timeline } from '#ui/progress.tsx'
import { Empty, ErrorState, NoPermission, Skeleton } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Toolbar } from '#ui/toolbar.tsx'
import { Code, DateText, Latin, Money, Num, Phone } from '#ui/values.tsx'
import { Section } from './section.tsx'

export function WordSection() {
  return (
    <Section title="الكلمات والأرقام">
      <div className="row wrap">
        <Badge tone="success">ساري</Badge>
        <Badge tone="info">يستحق غدًا</Badge>
        <Badge tone="warning">ينتهي قريبًا</Badge>
        <Badge tone="danger">متأخر</Badge>
        <Badge>قادم</Badge>
        <Badge tone="primary">المرحلة 3</Badge>
        <Badge tone="accent">موسم الخريف</Badge>
        <Chip to="?city=salalah" pressed>
          صلالة
        </Chip>
        <Chip to="?kind=flat">شقة</Chip>
        <Avatar name="ليلى بنت عبدالله باعلوي" />
        <Avatar name="سالم المعشني" small />
      </div>
      <p>
        العقد <Code>C-2026-0417</Code> بمبلغ <Money amount={1_285_500n} /> يستحق <DateText at="2026-08-09" weekday hijri />، واتصل
        على <Phone number="+96891234567" /> أو <Latin>name@example.com</Latin>. الفرق <Money amount={-12_500n} /> من{' '}
        <Num>1250</Num>، نحو <Num>82%</Num>، في <DateText at={new Date('2026-08-09T12:20:00Z')} today="2026-01-01" time />.
      </p>
      <Alert>يفتح التسجيل يوم الأحد.</Alert>
      <Alert kind="success">قُبض المبلغ كاملًا.</Alert>
      <Alert kind="warning">
        بقي <Money amount={285_500n} /> من القسط.{' '}
        <a href="#main" className="link">
          اعرض القسط
        </a>
      </Alert>
      <Alert kind="danger">ارتد الشيك.</Alert>
    </Section>
  )
}

type Lease = { id: string; tenant: string; due: bigint; until: string }
const leases: Lease[] = [
  { id: 'C-2026-0417', tenant: 'سالم بن أحمد المعشني', due: 285_500n, until: '2026-08-31' },
  { id: 'C-2026-0418', tenant: 'ليلى بنت عبدالله باعلوي', due: 1_200_000n, until: '2027-01-15' },
  { id: 'C-2026-0421', tenant: 'مؤسسة الخريف للتجارة', due: 0n, until: '2026-12-01' },
]
const columns: Column<Lease>[] = [
  { key: 'id', title: 'العقد', cell: ({ id }) => <Code>{id}</Code>, sortable: true },
  { key: 'tenant', title: 'المستأجر', cell: ({ tenant }) => tenant },
  { key: 'until', title: 'ينتهي', cell: ({ until }) => <DateText at={until} today="2026-01-01" />, sortable: true },
  { key: 'due', title: 'المستحق', cell: ({ due }) => <Money amount={due} />, numeric: true, sortable: true },
]
const totalOf = (rows: Lease[]) => rows.reduce((sum, { due }) => sum + due, 0n)

export function ListSection() {
  return (
    <Section title="القوائم">
      <Breadcrumbs above={[{ to: '/', label: 'الرئيسية' }]} here="العقود" />
      <div className="kpis">
        <Kpi
          to="?kpi=1"
          label="قُبض هذا الشهر"
          icon={<Banknote className="i" aria-hidden />}
          value={<Money amount={8_420_000n} />}
          spark={<Sparkline values={[5, 6, 6, 7, 8]} />}
          compared="أكثر من يوليو"
        />
        <Kpi to="?kpi=2" label="طرود على الرف" icon={<Package className="i" aria-hidden />} value={<Num>132</Num>} />
      </div>
      <Card
        flush
        title="العقود"
        actions={<Button size="small">أنشئ عقدًا</Button>}
        footer={<Pager page={2} perPage={3} total={132} toPage={(page) => `?page=${page}`} />}
      >
        <Tabs
          label="عرض العقود"
          tabs={[
            { to: '?view=all', label: 'الكل', count: 132, current: true },
            { to: '?view=late', label: 'المتأخرة', count: 4, current: false },
          ]}
        />
        <Toolbar label="ابحث في العقود" query="">
          <Chip to="?city=salalah" pressed>
            صلالة
          </Chip>
        </Toolbar>
        <Table
          caption="العقود"
          columns={columns}
          rows={leases}
          keyOf={({ id }) => id}
          sort="-due"
          selection={{
            name: 'contracts',
            labelOf: ({ id }) => `حدّد العقد ${id}`,
            sumOf: (rows) => <Money amount={totalOf(rows)} />,
            actions: (
              <Button size="small" variant="outline">
                أرسل تذكيرًا
              </Button>
            ),
          }}
        />
      </Card>
      <Pager label="صفحات قائمة فارغة" page={1} perPage={20} total={0} toPage={() => '?page=1'} />
    </Section>
  )
}

export function ProgressSection() {
  return (
    <Section title="المراحل">
      <Stepper steps={['المستأجر', 'الوحدة', 'الأقساط', 'المراجعة']} current={2} />
      <Timeline
        happenings={[
          {
            id: '2',
            icon: <Banknote className="i" aria-hidden />,
            what: 'قُبض القسط الأول.',
            when: <DateText at="2026-08-09" />,
            by: 'هدى',
          },
          { id: '1', icon: <FileText className="i" aria-hidden />, what: 'وُقّع العقد.', when: <DateText at="2026-08-01" /> },
        ]}
      />
    </Section>
  )
}

export function OverlaySection() {
  const [chosen, setChosen] = useState('')
  const items = [
    { label: 'اعرض السند', icon: <FileText className="i" aria-hidden />, onSelect: () => setChosen('عُرض السند') },
    { label: 'افتح العقد', to: '?contract=1' },
    { label: 'جدّد العقد', reason: 'يبدأ التجديد قبل النهاية بشهرين.', onSelect: () => setChosen('جُدّد العقد') },
    { label: 'ألغِ الحجز', icon: <Trash2 className="i" aria-hidden />, danger: true, onSelect: () => setChosen('أُلغي الحجز') },
  ]
  return (
    <Section title="ما يطفو فوق الصفحة">
      <div className="row wrap">
        <Dialog
          trigger={<Button>سجّل دفعة</Button>}
          title="سجّل دفعة"
          subtitle="القسط الثالث من عقد سالم المعشني"
          footer={
            <>
              <DialogClose asChild>
                <Button variant="ghost">إلغاء</Button>
              </DialogClose>
              <Button className="end">سجّل وأصدر السند</Button>
            </>
          }
        >
          <MoneyField name="dialog-amount" label="المبلغ" />
          <Field name="dialog-note" label="البيان" optional />
        </Dialog>
        <Popover trigger={<Button variant="outline">التصفية</Button>} label="التصفية">
          <SwitchField name="only-late" label="المتأخرة فقط" />
        </Popover>
        <Menu
          trigger={
            <Button variant="ghost" icon aria-label="المزيد">
              <Ellipsis className="i" aria-hidden />
            </Button>
          }
          items={items}
        />
        <output>{chosen}</output>
      </div>
    </Section>
  )
}

export function StateSection() {
  return (
    <Section title="الانتظار والفراغ والخطأ">
      <div className="grid2">
        <Skeleton tall />
        <Empty title="لا طرود بعد" action={<Button>أرسل طردًا</Button>}>
          سجّل أول طرد، أو استورد قائمة.
        </Empty>
        <ErrorState title="تعذّر الحفظ" code="01J8-4F2K" action={<Button variant="outline">أعد المحاولة</Button>}>
          لم يُحفظ ما كتبته. الخلل من جهتنا.
        </ErrorState>
        <NoPermission permission="تسجيل الدفعات" />
      </div>
    </Section>
  )
}
