-- Which of these businesses have one of these articles, for a super admin who does not name a business. Only the ids of
-- businesses, because the articles themselves are read under row-level security.
create function platform.businesses_of_articles(businesses text[], articles text[]) returns table (business_id text)
language sql stable security definer set search_path = pg_catalog as $$
  select distinct article.business_id::text from tenant.articles article
  where article.business_id = any (businesses) and article.id = any (articles)
$$;
revoke all on function platform.businesses_of_articles(text[], text[]) from public;
grant execute on function platform.businesses_of_articles(text[], text[]) to tezga_server;
