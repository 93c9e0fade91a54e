import '#ui/styles/track-box.css'
import { ScanLine, Search } from 'lucide-react'
import { Form } from 'react-router'
import { trackPath } from '#areas/parcels/paths.ts'

type Props = { typed?: string; fault?: string | null; isBare?: boolean }

/**
 * Works without a script: the page it leads to reads the number, and says what is wrong with it. Bare where the page itself says what it
 * asks for.
 */
export const TrackBox = ({ typed = '', fault = null, isBare = false }: Props) => (
  <Form action={trackPath} className="track-find" role="search">
    <div className={fault ? 'field bad' : 'field'}>
      <label htmlFor="track-number" className={isBare ? 'visually-hidden' : undefined}>
        رقم التتبّع
      </label>
      <div className={fault ? 'input invalid' : 'input'}>
        <ScanLine className="i" aria-hidden />
        <input
          id="track-number"
          name="q"
          defaultValue={typed}
          dir="ltr"
          placeholder="TSL2611-0418736-2"
          autoComplete="off"
          maxLength={40}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? 'track-fault' : undefined}
          required
        />
      </div>
      {fault && (
        <p id="track-fault" className="error" role="alert">
          {fault}
        </p>
      )}
    </div>
    <button type="submit" className="btn btn-primary btn-lg">
      <Search className="i" aria-hidden />
      تتبّع
    </button>
  </Form>
)
