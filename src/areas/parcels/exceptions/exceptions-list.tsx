import { Link } from 'react-router'
import { exceptionsPath, parcelPath } from '#areas/parcels/paths.ts'
import { buttonLook } from '#ui/button-look.ts'
import { columnsOf } from '#ui/list/columns.tsx'
import { defineList } from '#ui/list/define-list.ts'
import { exceptionFilters, exceptionsPerPage } from './asked.ts'
import { exceptionKinds } from './exception.ts'
import type { ExceptionRow } from './queries.ts'

const { day, drawn, number, text } = columnsOf<ExceptionRow>()

export const exceptionsList = defineList({
  path: exceptionsPath,
  title: 'الاستثناءات',
  filters: exceptionFilters,
  perPage: exceptionsPerPage,
  keyOf: ({ id }) => id,
  columns: [
    number(
      'الطرد',
      (row) => row.number,
      ({ id }) => parcelPath(id),
    ),
    text('المكان', ({ place }) => place, { width: 16 }),
    drawn('ما حدث', {
      cell: ({ what, beside }) => (
        <>
          <span className="db medium">{what}</span>
          {beside && (
            <span className="xs muted db">
              <bdi>{beside}</bdi>
            </span>
          )}
        </>
      ),
      words: ({ what, beside }) => [what, beside].filter(Boolean).join('، '),
      width: 36,
    }),
    text('النوع', ({ kind }) => exceptionKinds[kind], { width: 16, only: 'sheet' }),
    text('بانتظار', ({ awaits }) => awaits, { width: 18 }),
    text('الفرع', ({ branch }) => branch, { width: 16 }),
    day('منذ', ({ on }) => on),
    {
      title: 'الخطوة',
      cell: ({ act, path }) => (
        <Link className={buttonLook({ variant: 'outline', size: 'small' })} to={path}>
          {act}
        </Link>
      ),
    },
  ],
  empty: { title: 'لا شيء ينتظر قرارًا', text: 'ما يقف أو يضيع أو يتضرر يظهر هنا، الأقدم أولًا.' },
  none: { title: 'لا استثناء مطابق', text: 'وسّع البحث، أو اختر كل الاستثناءات.' },
})
