import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

/** The address of a database for a role that reads and writes its rows and owns none of its tables. */
export async function addGuest(url: string, mostConnections = -1): Promise<string> {
  const [role, client] = [`guest_${randomUUID().replaceAll('-', '')}`, new Client(url)]
  await client.connect()
  await client.query(`create role ${role} login password 'guest' connection limit ${mostConnections}`)
  await client.query(`grant select, insert, update, delete on all tables in schema public to ${role}`)
  await client.end()
  return Object.assign(new URL(url), { username: role, password: 'guest' }).href
}
