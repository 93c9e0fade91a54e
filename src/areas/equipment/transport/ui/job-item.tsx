import { Link } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { DateText, Num } from '#ui/values.tsx'
import { transportPath } from '../../paths.ts'
import { isOpen, jobStates, jobTones, nextActs, ways } from '../job.ts'
import type { ShownJob } from '../queries.ts'

/** When, which truck, what it carries, and the press that says how far it is. */
export const JobItem = ({ job, children }: { job: ShownJob; children?: React.ReactNode }) => (
  <li className="wrap">
    <span className="grow">
      <span className="t">
        <DateText at={job.doneAt ?? job.plannedAt} weekday time />
      </span>
      <span className="sm db">
        {job.path ? (
          <Link className="link" to={job.path}>
            <bdi>{job.what}</bdi>
          </Link>
        ) : (
          <bdi>{job.what}</bdi>
        )}{' '}
        · {ways[job.way]} · <bdi>{job.place}</bdi> · <Num>{job.km}</Num> كم
      </span>
      <span className="xs muted db">
        {job.truck || job.driver ? (
          <bdi>{[job.truck, job.driver].filter(Boolean).join('، ')}</bdi>
        ) : (
          !job.doneAt && 'لا شاحنة بعد'
        )}
      </span>
    </span>
    <Badge tone={job.isLate ? 'danger' : jobTones[job.state]}>{job.isLate ? 'فات موعدها' : jobStates[job.state]}</Badge>
    {children}
  </li>
)

/** One press: loading, on the road. The arrival has a page of its own for what it cost. */
export function AdvanceButton({ job }: { job: ShownJob }) {
  if (!isOpen(job.state) || !job.mayMove) return null
  return (
    <PostForm action={`${transportPath}?act=advance&job=${job.id}`} reply={undefined} part={`advance-${job.id}`}>
      <input type="hidden" name="jobId" value={job.id} />
      <input type="hidden" name="seen" value={job.version} />
      <SubmitButton variant="outline" size="small">
        {nextActs[job.state]}
      </SubmitButton>
    </PostForm>
  )
}
