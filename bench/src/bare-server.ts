import Fastify from 'fastify';
import postgres from 'postgres';

/**
 * The reference for a call of the product: a server that runs only the select of that call. It is a separate
 * process, like the product.
 */
const sql = postgres(process.env['DATABASE_URL'] ?? '', { max: 10 });
const server = Fastify();
server.get('/ready', () => ({}));
server.get<{ Params: { id: string } }>('/:id', async ({ params }) => {
  const [row] = await sql`
    select business.id, business.name, business.nipt, owner.name as owner_name, settings.impact_warehouse,
      settings.allow_negative_stock, settings.group_articles_by_name, settings.is_in_vat, certificate.file_name as certificate_name
    from platform.businesses business
    join tenant.settings settings on settings.business_id = business.id
    left join platform.users owner on owner.id = business.owner_id
    left join tenant.certificates certificate
      on certificate.business_id = business.id and certificate.replaced_at is null
    where business.id = ${params.id}`;
  return row;
});
await server.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
