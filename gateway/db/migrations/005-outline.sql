-- What a sitemap lists: products on sale and open shops in ranges of 10,000 identifiers, each with its latest change.
create index product_outline on product ((id / 10000), updated_at desc) where status <> 'withdrawn';
create index shop_outline on shop ((id / 10000), updated_at desc) where status = 'open';
