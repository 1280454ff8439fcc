CREATE TABLE "product_counts" (
	"product_type" text NOT NULL,
	"category_slugs" text[] NOT NULL,
	"tag_slugs" text[] NOT NULL,
	"brand" text,
	"band" integer NOT NULL,
	"clearance" boolean NOT NULL,
	"sold_out" boolean NOT NULL,
	"locations" text[],
	"amount" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_counted";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "category_slugs" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "tag_slugs" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE FUNCTION price_band(price integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT width_bucket(price, array[500, 1000, 2000, 5000, 10000, 20000]) $$;--> statement-breakpoint
UPDATE "products" p SET
  "category_slugs" = coalesce((SELECT array_agg(c."category" ORDER BY c."category") FROM "product_categories" c WHERE c."product_id" = p."id"), '{}'),
  "tag_slugs" = coalesce((SELECT array_agg(t."tag" ORDER BY t."tag") FROM "product_tags" t WHERE t."product_id" = p."id"), '{}');--> statement-breakpoint
INSERT INTO "product_counts"
  SELECT "product_type", "category_slugs", "tag_slugs", "brand", price_band("from_price"), "clearance", "sold_out", "locations", count(*)
  FROM "products" WHERE "record_status" = 'ACTIVE' GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;--> statement-breakpoint
CREATE FUNCTION count_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO product_counts
      SELECT product_type, category_slugs, tag_slugs, brand, price_band(from_price), clearance, sold_out, locations, count(*)
      FROM after_rows WHERE record_status = 'ACTIVE' GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO product_counts
      SELECT product_type, category_slugs, tag_slugs, brand, price_band(from_price), clearance, sold_out, locations, -count(*)
      FROM before_rows WHERE record_status = 'ACTIVE' GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;
  ELSE
    INSERT INTO product_counts
      SELECT product_type, category_slugs, tag_slugs, brand, price_band(from_price), clearance, sold_out, locations, sum(amount)
      FROM (SELECT *, 1 AS amount FROM after_rows UNION ALL SELECT *, -1 FROM before_rows) changed
      WHERE record_status = 'ACTIVE' GROUP BY 1, 2, 3, 4, 5, 6, 7, 8 HAVING sum(amount) <> 0;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER product_counted_insert AFTER INSERT ON "products" REFERENCING NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION count_products();--> statement-breakpoint
CREATE TRIGGER product_counted_update AFTER UPDATE ON "products" REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION count_products();--> statement-breakpoint
CREATE TRIGGER product_counted_delete AFTER DELETE ON "products" REFERENCING OLD TABLE AS before_rows FOR EACH STATEMENT EXECUTE FUNCTION count_products();--> statement-breakpoint
CREATE FUNCTION note_categories() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed text[];
BEGIN
  IF TG_OP = 'INSERT' THEN changed := array(SELECT DISTINCT product_id FROM after_rows);
  ELSIF TG_OP = 'DELETE' THEN changed := array(SELECT DISTINCT product_id FROM before_rows);
  ELSE changed := array(SELECT product_id FROM after_rows UNION SELECT product_id FROM before_rows);
  END IF;
  UPDATE products p SET category_slugs = n.slugs
    FROM (SELECT id, coalesce(array_agg(c.category ORDER BY c.category) FILTER (WHERE c.category IS NOT NULL), '{}') AS slugs
          FROM unnest(changed) id LEFT JOIN product_categories c ON c.product_id = id GROUP BY id) n
    WHERE p.id = n.id AND p.category_slugs IS DISTINCT FROM n.slugs;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER categories_noted_insert AFTER INSERT ON "product_categories" REFERENCING NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION note_categories();--> statement-breakpoint
CREATE TRIGGER categories_noted_update AFTER UPDATE ON "product_categories" REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION note_categories();--> statement-breakpoint
CREATE TRIGGER categories_noted_delete AFTER DELETE ON "product_categories" REFERENCING OLD TABLE AS before_rows FOR EACH STATEMENT EXECUTE FUNCTION note_categories();--> statement-breakpoint
CREATE FUNCTION note_tags() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed text[];
BEGIN
  IF TG_OP = 'INSERT' THEN changed := array(SELECT DISTINCT product_id FROM after_rows);
  ELSIF TG_OP = 'DELETE' THEN changed := array(SELECT DISTINCT product_id FROM before_rows);
  ELSE changed := array(SELECT product_id FROM after_rows UNION SELECT product_id FROM before_rows);
  END IF;
  UPDATE products p SET tag_slugs = n.slugs
    FROM (SELECT id, coalesce(array_agg(t.tag ORDER BY t.tag) FILTER (WHERE t.tag IS NOT NULL), '{}') AS slugs
          FROM unnest(changed) id LEFT JOIN product_tags t ON t.product_id = id GROUP BY id) n
    WHERE p.id = n.id AND p.tag_slugs IS DISTINCT FROM n.slugs;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER tags_noted_insert AFTER INSERT ON "product_tags" REFERENCING NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION note_tags();--> statement-breakpoint
CREATE TRIGGER tags_noted_update AFTER UPDATE ON "product_tags" REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION note_tags();--> statement-breakpoint
CREATE TRIGGER tags_noted_delete AFTER DELETE ON "product_tags" REFERENCING OLD TABLE AS before_rows FOR EACH STATEMENT EXECUTE FUNCTION note_tags();
