import { Link } from 'react-router'
import { ServiceDrawing } from '#ui/art/service-drawing.tsx'
import { type Service, serviceNames, services } from '#values/services.ts'
import { serviceCards } from '../service-cards.ts'

/** The five services with their drawings: two wide, three below. */
export function ServiceBento() {
  return (
    <div className="bento">
      {serviceNames.map((service) => (
        <ServiceCard key={service} service={service} />
      ))}
    </div>
  )
}

function ServiceCard({ service }: { service: Service }) {
  const { label, path } = services[service]
  const { text, points } = serviceCards[service]
  return (
    <article className="card svc-card">
      <ServiceDrawing service={service} />
      <div className="b">
        <h3>{label}</h3>
        <p>{text}</p>
        <ul className="ticked">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
      <div className="meta">
        <Link className="link onward" to={path}>
          التفاصيل<span className="visually-hidden"> عن {label}</span>
        </Link>
      </div>
    </article>
  )
}
