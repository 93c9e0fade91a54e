import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { HeroWords } from '#areas/site/ui/hero.tsx'
import { PageHead } from '#areas/site/ui/page-head.tsx'
import { Includes } from '#areas/site/ui/service-page.tsx'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { Seen } from '#ui/form/seen.tsx'
import { TextareaField } from '#ui/form/text-fields.tsx'
import { Button, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { DateText } from '#ui/values.tsx'
import { clausesOf, type LegalFacts, said } from '../clauses.ts'
import type { ContentForm } from '../inputs.ts'
import type { editedPage } from '../legal.ts'
import { isLegal, type PageWords, pageOf, shownWords } from '../page-words.ts'
import { LegalClause } from './legal-page.tsx'

type Props = Awaited<ReturnType<typeof editedPage>> & { reply: Reply | undefined }

/** What is written, and beside it how the page will look; a draft is gone on with, whoever began it. */
export function ContentEditor({ page, path, now, draft, facts, reply }: Props) {
  const begun = draft ?? now
  const [seen, setSeen] = useState({ title: begun.title, lead: begun.lead, points: begun.points })
  const here = `/admin/settings/content/${page}`
  function onInput({ target }: FormEvent) {
    if (target instanceof HTMLTextAreaElement) setSeen((before) => ({ ...before, [target.name]: target.value }))
  }
  return (
    <div className="cols-even">
      <Card
        title="النص"
        actions={
          <Link className="link sm" to={path}>
            افتح الصفحة
          </Link>
        }
      >
        <PostForm action={`${here}?act=publish`} reply={reply} before="النشر" onInput={onInput}>
          {draft && (
            <Alert kind={draft.basedOn === now.version ? 'info' : 'warning'}>
              مسودة كتبها {draft.writtenBy} <DateText at={draft.writtenAt} time />.
              {draft.basedOn !== now.version && ' نُشرت بعدها نسخة أحدث: قارن قبل أن تنشر.'}
            </Alert>
          )}
          <input type="hidden" name="page" value={page} />
          <Seen of={now.version} reply={reply} />
          {isLegal(page) ? <ClauseFields begun={begun} reply={reply} /> : <WordFields page={page} begun={begun} reply={reply} />}
          <div className="row wrap">
            <SubmitButton>انشر</SubmitButton>
            <Button type="submit" variant="outline" formAction={`${here}?act=draft`}>
              احفظ مسودة
            </Button>
          </div>
        </PostForm>
      </Card>
      <Card title="كما تظهر في الموقع" flush>
        <Preview page={page} words={seen} facts={facts} />
      </Card>
    </div>
  )
}

type FieldsProps = { page: Props['page']; begun: PageWords; reply: Reply | undefined }

function WordFields({ page, begun, reply }: FieldsProps) {
  const field = fieldsOf<ContentForm>(reply)
  return (
    <>
      {page !== 'home' && <TextareaField {...field('title', begun.title)} label="العنوان" rows={2} required />}
      <TextareaField {...field('lead', begun.lead)} label="المقدمة" rows={4} required />
      <TextareaField {...field('points', begun.points)} label="النقاط" help="نقطة في كل سطر." rows={8} required />
    </>
  )
}

/** Of a legal text the clauses alone; what stands around them is the page's own. */
function ClauseFields({ begun, reply }: Omit<FieldsProps, 'page'>) {
  return (
    <>
      <input type="hidden" name="title" value={begun.title} />
      <input type="hidden" name="lead" value={begun.lead} />
      <TextareaField
        {...fieldsOf<ContentForm>(reply)('points', begun.points)}
        label="البنود"
        help="عنوان البند سطر أوله #، وكل جملة في سطر. ما بين قوسين {} قيمة من الإعدادات، والجملة التي تنقصها قيمة لا تظهر. وبين صيغتين لجملة واحدة |."
        rows={24}
        dir="rtl"
        required
      />
      <p className="help">كل نشر نسخة جديدة من هذا النص بتاريخ اليوم، وتُحفظ مع كل موافقة عليه بعده.</p>
    </>
  )
}

type PreviewProps = { page: Props['page']; words: PageWords; facts: LegalFacts }

/** Made of the parts of the page itself. */
function Preview({ page, words, facts }: PreviewProps) {
  if (isLegal(page)) {
    return (
      <ol className="card-b legal-text" inert>
        {said(clausesOf(words.points), facts).map((clause, index) => (
          <LegalClause key={clause.heading} {...clause} anchor={`clause-${index + 1}`} />
        ))}
      </ol>
    )
  }
  const { title, lead, points } = shownWords(words)
  if (page === 'home') {
    return (
      <div className="page-preview card-b" inert>
        <HeroWords lead={lead} points={points} below />
      </div>
    )
  }
  return (
    <div className="page-preview" inert>
      <PageHead heading="h2" page={pageOf(page)} title={title || pageOf(page).name} lead={lead} />
      <Includes items={points} drawing={null} />
    </div>
  )
}
