import { webhookEndpoints } from '../../webhooks/endpoints.ts'
import type { Endpoint } from '../endpoint.ts'
import { batchByApi, readBatchByApi } from './batches.ts'
import { moneyByApi, remittanceByApi, remittancesByApi } from './money.ts'
import { amendByApi, bookByApi, cancelByApi, holdByApi, quoteByApi, rescheduleByApi, returnByApi } from './parcels.ts'
import { askPickupByApi, pickupsByApi } from './pickups.ts'
import {
  eventsByApi,
  eventsOfOneByApi,
  labelByApi,
  labelsByApi,
  labelZplByApi,
  listByApi,
  placesByApi,
  proofByApi,
  readByApi,
} from './reads.ts'

/** Everything a program can ask: what is not here is not described either. */
export const endpoints: readonly Endpoint[] = [
  ...[bookByApi, listByApi, batchByApi, readBatchByApi, readByApi, amendByApi, cancelByApi, holdByApi],
  ...[returnByApi, rescheduleByApi],
  ...[eventsOfOneByApi, proofByApi, labelByApi, labelZplByApi, labelsByApi, quoteByApi, eventsByApi, placesByApi],
  ...[askPickupByApi, pickupsByApi],
  ...[moneyByApi, remittancesByApi, remittanceByApi],
  ...webhookEndpoints,
]
