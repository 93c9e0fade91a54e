import { Link } from 'react-router'
import { Card } from '#ui/card.tsx'
import { transportPath } from '../../paths.ts'
import type { ShownJob } from '../queries.ts'
import { AdvanceButton, JobItem } from './job-item.tsx'

/** Trucks of today and tomorrow, on the page of the yard. */
export const JobsCard = ({ jobs }: { jobs: readonly ShownJob[] }) => (
  <Card
    title="رحلات النقل"
    actions={
      <Link className="link sm" to={transportPath}>
        كل الرحلات
      </Link>
    }
    flush
  >
    <ul className="list">
      {jobs.map((job) => (
        <JobItem key={job.id} job={job}>
          <AdvanceButton job={job} />
        </JobItem>
      ))}
      {jobs.length === 0 && <li className="muted">لا رحلات اليوم ولا غدًا.</li>}
    </ul>
  </Card>
)
