import { BarChart } from '#ui/charts/bar-chart.tsx'
import { Donut } from '#ui/charts/donut.tsx'
import { LineChart, Sparkline } from '#ui/charts/line-chart.tsx'
import { type LaneGroup, OccupancyTimeline } from '#ui/occupancies/occupancy-timeline.tsx'
import { Money, Num } from '#ui/values.tsx'
import { daysAfter } from '#values/days.ts'
import { Section } from './section.tsx'

const months = ['سبتمبر', 'أكتوبر', 'نوفمبر', 'ديسمبر', 'يناير', 'فبراير', 'مارس', 'أبريل', 'مايو', 'يونيو', 'يوليو', 'أغسطس']
const rent = [5200, 5400, 5350, 5900, 6100, 6050, 6400, 6600, 6500, 7100, 7800, 8420]
const cars = [1200, 900, 700, 650, 800, 950, 1100, 1300, 1800, 3600, 5200, 5900]
const series = [
  { name: 'تحصيل الإيجارات', colour: 1, values: rent },
  { name: 'السيارات', colour: 4, values: cars },
] as const
const inMoney = (rials: number) => <Money amount={BigInt(rials) * 1000n} />

export function ChartSection() {
  return (
    <Section title="الرسوم">
      <BarChart
        title="المقبوض في ستة أشهر"
        labels={months.slice(6)}
        series={series.map((one) => ({ ...one, values: one.values.slice(6) }))}
        write={inMoney}
      />
      <BarChart stacked title="المقبوض شهرًا بعد شهر" labels={months} series={series} write={inMoney} />
      <LineChart title="الخدمتان عبر السنة" labels={months} series={series} write={inMoney} />
      <LineChart area title="الإيجارات عبر السنة" labels={months} series={series.slice(0, 1)} write={inMoney} />
      <Donut
        title="من أين جاء المقبوض"
        write={inMoney}
        middle={<Num>14,960</Num>}
        slices={[
          { name: 'تحصيل الإيجارات', colour: 1, value: 8420 },
          { name: 'السيارات', colour: 4, value: 5900 },
          { name: 'الطرود', colour: 5, value: 640 },
        ]}
      />
      <p className="row">
        <span>الطرود هذا الأسبوع</span>
        <span className="w-24">
          <Sparkline colour={5} values={[12, 18, 9, 22, 30, 28, 34]} />
        </span>
      </p>
    </Section>
  )
}

const first = '2026-08-07'
const days = Array.from({ length: 14 }, (_, index) => daysAfter(first, index))
const groups: LaneGroup[] = [
  {
    title: 'سيارات عائلية',
    lanes: [
      {
        id: '1',
        name: <bdi dir="ltr">4120 ب</bdi>,
        detail: 'عائلية، 7 ركاب',
        called: '4120 ب',
        occupancies: [
          { id: 'a', to: '?occupancy=a', from: '2026-08-01', until: '2026-08-10', state: 'out', who: 'سالم المعشني' },
          { id: 'b', to: '?occupancy=b', from: '2026-08-13', until: '2026-08-16', state: 'confirmed', who: 'ليلى باعلوي' },
        ],
      },
      {
        id: '2',
        name: <bdi dir="ltr">5233 د</bdi>,
        called: '5233 د',
        occupancies: [
          { id: 'c', to: '?occupancy=c', from: '2026-08-07', until: '2026-08-08', state: 'late', who: 'مؤسسة الخريف' },
          { id: 'd', to: '?occupancy=d', from: '2026-08-11', until: '2026-08-12', state: 'held', who: 'هاتف 9123' },
          { id: 'e', to: '?occupancy=e', from: '2026-08-17', until: '2026-08-30', state: 'maintenance', who: 'الورشة' },
        ],
      },
    ],
  },
]

export function TimelineSection() {
  return (
    <Section title="الإشغالات على الأيام">
      <OccupancyTimeline label="حجوزات السيارات" days={days} today="2026-08-09" groups={groups} />
    </Section>
  )
}
