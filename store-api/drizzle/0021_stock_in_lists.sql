CREATE FUNCTION summarize_stock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed text[];
BEGIN
  IF TG_OP = 'INSERT' THEN changed := array(SELECT DISTINCT product_id FROM after_rows);
  ELSIF TG_OP = 'DELETE' THEN changed := array(SELECT DISTINCT product_id FROM before_rows);
  ELSE
    -- What is there at all and what it costs, not how much there is: an order of something that is left changes nothing.
    changed := array(
      SELECT product_id FROM (SELECT product_id, option_pair, price, available > 0 FROM before_rows
        EXCEPT SELECT product_id, option_pair, price, available > 0 FROM after_rows) was
      UNION
      SELECT product_id FROM (SELECT product_id, option_pair, price, available > 0 FROM after_rows
        EXCEPT SELECT product_id, option_pair, price, available > 0 FROM before_rows) is_now);
  END IF;
  IF changed = '{}' THEN RETURN NULL; END IF;
  -- First held, then read: whoever else changes the same product is waited for, and what they did is seen.
  PERFORM FROM products WHERE id = ANY (changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE products p
    SET from_price = coalesce(n.lowest, p.from_price), price_varies = n.varies, sold_out = n.gone, changed_at = now()
    FROM (SELECT id, coalesce(min(s.price) FILTER (WHERE s.available > 0), min(s.price)) AS lowest,
            coalesce(min(s.price) <> max(s.price), false) AS varies, coalesce(max(s.available), 0) = 0 AS gone
          FROM unnest(changed) id LEFT JOIN stock s ON s.product_id = id GROUP BY id) n
    WHERE p.id = n.id AND (p.from_price, p.price_varies, p.sold_out)
      IS DISTINCT FROM (coalesce(n.lowest, p.from_price), n.varies, n.gone);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER stock_summarized_insert AFTER INSERT ON "stock" REFERENCING NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION summarize_stock();--> statement-breakpoint
CREATE TRIGGER stock_summarized_update AFTER UPDATE ON "stock" REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION summarize_stock();--> statement-breakpoint
CREATE TRIGGER stock_summarized_delete AFTER DELETE ON "stock" REFERENCING OLD TABLE AS before_rows FOR EACH STATEMENT EXECUTE FUNCTION summarize_stock();--> statement-breakpoint
UPDATE "products" p SET "from_price" = n.lowest, "price_varies" = n.varies, "sold_out" = n.gone, "changed_at" = now()
  FROM (SELECT "product_id", coalesce(min("price") FILTER (WHERE "available" > 0), min("price")) AS lowest,
          min("price") <> max("price") AS varies, max("available") = 0 AS gone
        FROM "stock" GROUP BY "product_id") n
  WHERE p."id" = n."product_id" AND (p."from_price", p."price_varies", p."sold_out") IS DISTINCT FROM (n.lowest, n.varies, n.gone);
