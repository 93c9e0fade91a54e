import { Download } from 'lucide-react'
import { PaperFields, PaperLine, PaperState } from '#areas/customers/papers/ui/papers.tsx'
import { page, saying, submit } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Card } from '#ui/card.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { ownPapers } from '../own-queries.ts'
import { addOwnDocument } from '../use-cases/add-own-document.ts'
import type { Route } from './+types/portal-documents'
import { NoProfile } from './portal-profile.tsx'

export const meta = () => [{ title: 'وثائقي · التحالف' }]

export const loader = page(anyoneSignedIn, async (ctx) => ({ papers: await ownPapers(ctx) }))

export const action = submit(addOwnDocument, () => saying('وصلت الوثيقة. نتحقق منها ونخبرك.', '/dashboard/documents'))

export default function DocumentsPage({ loaderData: { papers }, actionData: reply }: Route.ComponentProps) {
  if (!papers) return <NoProfile title="وثائقي" />
  return (
    <>
      <div className="page-h">
        <div>
          <h1>وثائقي</h1>
          <p className="muted sm">ارفع الوثيقة مرة، ونستعملها في كل خدماتك.</p>
        </div>
      </div>
      <Card flush>
        {papers.length === 0 ? (
          <Empty title="لا وثائق محفوظة">ارفع بطاقتك مرة لتستعملها في كل خدماتك.</Empty>
        ) : (
          <ul className="lines card-b">
            {papers.map((paper) => (
              <li key={paper.id}>
                <PaperLine paper={paper} />
                <PaperState state={paper.state} />
                {paper.fileId && (
                  <a className="btn btn-ghost btn-sm" href={`/files/${paper.fileId}`} download>
                    <Download className="i i-sm" aria-hidden />
                    نزّلها
                  </a>
                )}
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card title="ارفع وثيقة">
        <PostForm reply={reply} before="الرفع" key={papers.map(({ fileId }) => fileId).join()} withFiles>
          <p className="help">الجديدة تحل محل التي من نوعها.</p>
          <div className="form-grid">
            <PaperFields reply={reply} />
          </div>
          <div>
            <SubmitButton>ارفع الوثيقة</SubmitButton>
          </div>
        </PostForm>
      </Card>
    </>
  )
}
