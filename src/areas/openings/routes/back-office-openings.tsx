import { exportBooks, importOpening, viewOpenings } from '#areas/finance/public-openings.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SheetField } from '#ui/form/sheet-field.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Pager } from '#ui/links.tsx'
import { TakeAlong } from '#ui/list/export-menu.tsx'
import { SavedViews } from '#ui/saved-views.tsx'
import { importsPath } from '../addresses.ts'
import { importsAddress, importsPerPage, readImportsAsked } from '../import-asked.ts'
import { openingImports } from '../import-queries.ts'
import { openingKinds } from '../opening-kinds.ts'
import { openedSoFar } from '../opening-queries.ts'
import { ImportFilters, ImportsTable } from '../ui/imports-table.tsx'
import { OpenedSoFar } from '../ui/opened-so-far.tsx'
import { uploadOpening } from '../use-cases/upload-opening.ts'
import { importViews } from '../views.ts'
import type { Route } from './+types/back-office-openings'

export const meta = () => [{ title: 'الأرصدة الافتتاحية · التحالف' }]

export const handle = { crumb: () => 'الأرصدة الافتتاحية' }

export const loader = page(viewOpenings, async (ctx, { query }) => {
  const asked = readImportsAsked(query)
  return {
    ...{ asked, act: query.get('act'), ...(await openingImports(ctx, asked)) },
    views: await importViews.of(ctx),
    opened: await openedSoFar(ctx),
    mayTake: ctx.actor.may(exportBooks),
    mayImport: ctx.actor.may(importOpening),
  }
})

export const action = submitOneOf({
  ...importViews.acts,
  upload: submit(uploadOpening, ({ id }) => saying('قُرئ الملف. راجع أعمدته ثم افحصه.', `${importsPath}/${id}`)),
})

export default function OpeningsPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { opened, mayImport, act } = loaderData
  return (
    <>
      <div className="page-h">
        <div>
          <h1>الأرصدة الافتتاحية</h1>
          <p className="muted sm">
            ما للشركة وما عليها في اليوم الذي قبل أول يوم في هذه الدفاتر: الأرصدة في جدول واحد، وما يُسدَّد أو يُستعمل لاحقًا ورقة
            ورقة. يفحصه معدّه، ويعتمده غيره، فيُرحَّل كله معًا.
          </p>
        </div>
      </div>
      {mayImport && <Bring reply={act === 'upload' ? reply : undefined} />}
      <OpenedSoFar opened={opened} />
      <Imports shown={loaderData} reply={act !== 'upload' ? reply : undefined} />
    </>
  )
}

type Shown = Route.ComponentProps['loaderData']

function Imports({ shown, reply }: { shown: Shown; reply: Reply | undefined }) {
  const { asked, imports, amount, count, at, views, mayTake } = shown
  const here = { ...asked, page: 1 }
  if (count === 0 && importsAddress(here) === importsPath) return null
  const acts = mayTake && count > 0 && (
    <div className="row wrap">
      <TakeAlong address={importsAddress(here, `${importsPath}/export`)} />
    </div>
  )
  return (
    <Card
      title="الملفات السابقة"
      actions={acts}
      flush
      footer={<Pager page={at} perPage={importsPerPage} total={count} toPage={(page) => importsAddress({ ...asked, page })} />}
    >
      <ImportFilters asked={asked} />
      <SavedViews views={views} here={importsAddress(here)} reply={reply} />
      <ImportsTable imports={imports} amount={amount} asked={asked} />
    </Card>
  )
}

function Bring({ reply }: { reply: Reply | undefined }) {
  const field = fieldsOf<{ kind: string; file: unknown }>(reply)
  return (
    <Card title="ارفع جدولًا">
      <PostForm action="?act=upload" reply={reply} before="الرفع" withFiles>
        <SelectField
          {...field('kind', 'balances')}
          label="ما في الملف"
          options={Object.entries(openingKinds)}
          help="العميل يُكتب برقمه، مثل CU-10002، أو بهاتفه أو رقمه المدني أو سجله التجاري."
        />
        <p className="help">
          صفه الأول عناوين الأعمدة. نزّل نموذجًا فارغًا:{' '}
          {Object.entries(openingKinds).map(([kind, label], index, all) => (
            <span key={kind}>
              <a className="link inl" href={`/admin/finance/opening/template?kind=${kind}`} download>
                {label}
              </a>
              {index < all.length - 1 && '، '}
            </span>
          ))}
        </p>
        <SheetField {...field('file')} />
        <div>
          <SubmitButton>ارفع الملف</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
