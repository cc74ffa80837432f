"""A vinyl sticker behind the curved glass of a windshield, with a pillar, a wiper and a dashboard."""

import sys
from os.path import dirname

sys.path.insert(0, dirname(__file__))
from studio import *  # noqa: E402,F403

root = empty("root")

# Elevation of the camera in degrees.
ELEVATION = 21

paint = material("paint", "#1D4ED8", 0.3, 0.3, coat=1, **{"Clearcoat Roughness": 0.03})
plastic = add_bump(material("plastic", "#151A24", 0.6), 60, 0.15)
rubber = material("rubber", "#0A0D13", 0.5)
leather = add_bump(material("leather", "#1C2333", 0.6), 70, 0.3)
vinyl, paper, white, ink = matte("vinyl", "#1D4ED8"), matte("paper", "#F7F9FC"), matte("white", "#FFFFFF"), matte("ink", INK)

# The glass only adds light, since rays that split into a reflected and a transmitted ray would need many samples.
def clear_glass(name, tint, colour, strength):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    nodes.remove(nodes["Principled BSDF"])
    clear, glow, both = (nodes.new(f"ShaderNode{kind}") for kind in ("BsdfTransparent", "Emission", "AddShader"))
    clear.inputs[0].default_value = (*tint, 1)
    glow.inputs["Color"].default_value, glow.inputs["Strength"].default_value = (*colour, 1), strength
    # Light that passes through the glass keeps its strength.
    path, lit = nodes.new("ShaderNodeLightPath"), nodes.new("ShaderNodeMixShader")
    links.new(clear.outputs[0], both.inputs[0])
    links.new(glow.outputs[0], both.inputs[1])
    links.new(path.outputs["Is Shadow Ray"], lit.inputs[0])
    links.new(both.outputs[0], lit.inputs[1])
    links.new(nodes.new("ShaderNodeBsdfTransparent").outputs[0], lit.inputs[2])
    links.new(lit.outputs[0], nodes["Material Output"].inputs[0])
    return made


glass = clear_glass("glass", (0.9, 0.95, 0.96), (0.75, 0.88, 1), 0.02)
reflection = clear_glass("reflection", (1, 1, 1), (0.85, 0.93, 1), 0)
# Reflections are strong at the top of the pane and fade out towards its foot.
nodes, links = reflection.node_tree.nodes, reflection.node_tree.links
place, separate, strength = (nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "SeparateXYZ", "Math"))
strength.operation, strength.inputs[1].default_value = "MULTIPLY", 0.17
links.new(place.outputs["Generated"], separate.inputs[0])
links.new(separate.outputs["Y"], strength.inputs[0])
links.new(strength.outputs[0], nodes["Emission"].inputs["Strength"])
cut = material("cut edge", "#8FC7C0", 0.25, coat=0.5, **{"Emission": linear("#8FC7C0"), "Emission Strength": 0.12})

# Coordinates of the pane: x across, y up along the glass, z towards the viewer. The foot of the pane is at y = 0.
pane = empty("pane", parent=root)
left, right, bottom, top, lean = -3.1, 3.1, -0.5, 7.5, 0.85


def on_glass(v):
    """Moves a point from the flat to the bent pane, which leans with the pillar and wraps around towards it."""
    x, y, z = v
    return (x + lean * max(0, y) / top * (0.5 - x / (right - left)), y, z - 0.02 * x * x - 0.012 * (y - 3.5) ** 2 - 0.012 * max(0, -1.2 - x) ** 3)


def patch(name, w, h, radius, made, x, y, z, bend=on_glass, rings=12, parent=pane):
    """Adds a bent rounded rectangle, made of rings that shrink to its middle line."""
    largest = min(w, h) / 2 - 0.01
    vertices, faces = [], []
    for i in range(rings + 1):
        inset = largest * i / rings
        vertices += [(*p, z) for p in rounded(w - 2 * inset, h - 2 * inset, max(radius - inset, 0.005), steps=10, x=x, y=y)]
    count = len(vertices) // (rings + 1)
    # The straight sides need points too, so that they follow the bend.
    for ring in range(rings):
        for k in range(count):
            a, b = ring * count + k, ring * count + (k + 1) % count
            faces.append((a, b, b + count, a + count))
    faces.append(tuple(range(rings * count, (rings + 1) * count)))
    made_object = mesh(name, vertices, faces, made, parent=parent, sharp=60)
    bpy.context.view_layer.objects.active = made_object
    subdivide = made_object.modifiers.new("subdivide", "SUBSURF")
    subdivide.subdivision_type, subdivide.levels = "SIMPLE", 3
    bpy.ops.object.select_all(action="DESELECT")
    made_object.select_set(True)
    bpy.ops.object.convert(target="MESH")
    for vertex in made_object.data.vertices:
        vertex.co = Vector(bend(vertex.co))
    return made_object


def tilted(points):
    return [on_glass(p) for p in points]


middle, span = (left + right) / 2, right - left
patch("glass", span, top - bottom, 0.6, glass, middle, (top + bottom) / 2, 0)
edge_points = rounded(span, top - bottom, 0.6, steps=16, x=middle, y=(top + bottom) / 2)
dense = [((a[0] + (b[0] - a[0]) * t / 12), (a[1] + (b[1] - a[1]) * t / 12), -0.05) for a, b in zip(edge_points, edge_points[1:] + edge_points[:1]) for t in range(12)]
tube("cut edge", tilted(dense), 0.055, cut, parent=pane, cyclic=True)

# The frit: a black band along the foot of the pane, which fades into dots.
patch("frit", span - 0.15, 1.0, 0.1, rubber, middle, 0.2, -0.07)
dots = []
for row, size in enumerate((0.09, 0.07, 0.052, 0.036)):
    for i in range(44):
        dots.append((left + 0.2 + (i + 0.5 * (row % 2)) * 0.135 - size / 2, -(0.78 + row * 0.125) - size / 2, size, size))
squares("frit dots", dots, 1, rubber, parent=pane, origin=(0, 0, -0.07), bend=on_glass)

# The frame: the pillar on the left turns into the edge of the roof.
def bar(name, spine, width, depth, made):
    """Adds a rounded bar with flat ends along a line of points on the glass."""
    section = rounded(width, depth, 0.24, steps=8)
    vertices, faces = [], []
    for i, at in enumerate(spine):
        along = (spine[min(i + 1, len(spine) - 1)] - spine[max(i - 1, 0)]).normalized()
        across = along.cross(Vector((0, 0, 1))).normalized()
        up = across.cross(along)
        vertices += [at + across * px + up * py for px, py in section]
    count = len(section)
    for i in range(len(spine) - 1):
        for k in range(count):
            a, b = i * count + k, i * count + (k + 1) % count
            faces.append((a, b, b + count, a + count))
    faces += [tuple(reversed(range(count))), tuple(range(len(vertices) - count, len(vertices)))]
    return mesh(name, vertices, faces, made, parent=pane, sharp=50)


corner, out = 1.0, 0.1
spine = [(left - out, bottom + 0.1 + (top - 0.1 + out - corner - bottom) * i / 30) for i in range(31)]
spine += [
    (left - out + corner - corner * math.cos(math.radians(a)), top + out - corner + corner * math.sin(math.radians(a)))
    for a in range(6, 90, 6)
]
spine += [(left - out + corner + (right - left + out - corner + 0.02) * i / 30, top + out) for i in range(31)]
bar("frame", [Vector(on_glass((x, y, -0.3))) for x, y in spine], 0.66, 0.8, paint)
seal = [(left + 0.22, bottom + (top - 0.9 - bottom) * i / 30, 0.02) for i in range(31)]
seal += [(left + 0.92 - 0.7 * math.cos(math.radians(a)), top - 0.92 + 0.7 * math.sin(math.radians(a)), 0.02) for a in range(0, 91, 6)]
seal += [(left + 0.92 + (span - 0.95) * i / 30, top - 0.22, 0.02) for i in range(1, 31)]
tube("seal", tilted(seal), 0.06, rubber, parent=pane)

# The sticker, on the inside of the glass, die-cut with a white edge.
x0, y0, back = -0.3, 4.35, -0.09
patch("edge", 4.3, 5.24, 0.5, white, x0, y0, back)
patch("sticker", 4.12, 5.06, 0.42, vinyl, x0, y0, back + 0.008)
patch("panel", 3.66, 3.66, 0.26, paper, x0, y0 + 0.47, back + 0.016)
on_panel = dict(parent=pane, bend=on_glass)
code("code", 2.87, ink, x0, y0 + 0.47, back + 0.02, **on_panel)
finder("mark", 0.4, white, x0 - 1.79, y0 - 2.1, back + 0.012, **on_panel)
text("name", config["product"], 0.48, white, x0 - 1.26, y0 - 2.07, back + 0.012, spacing=0.96, **on_panel)
text("number", tag["code"], 0.24, white, x0 + 1.79, y0 - 2.06, back + 0.012, align="RIGHT", font="text", spacing=1.08, **on_panel)

# The wiper, at rest.
blade = [(x, 0.72 + 0.028 * (x + 2.4), 0.1) for x in (-2.5 + 5.3 * i / 24 for i in range(25))]
tube("blade", tilted(blade), 0.065, rubber, parent=pane)
arm = [(0.6 + 2.1 * i / 12, 0.86 - 0.75 * (i / 12) ** 1.3, 0.24) for i in range(13)]
tube("arm", tilted(arm), 0.075, plastic, parent=pane)

rake = 62
pane.rotation_euler = (math.radians(rake), 0, 0)
pane.location = (0, 0.35, 0.85)

# The base: the end of the hood, with the dark cowl at the foot of the glass.
def loft_box(name, outline, profile, made):
    vertices, faces = [], []
    for inset, z in profile:
        vertices += [(x, y, z) for x, y in outline(inset)]
    count = len(outline(0))
    for ring in range(len(profile) - 1):
        for k in range(count):
            a, b = ring * count + k, ring * count + (k + 1) % count
            faces.append((a, b, b + count, a + count))
    faces += [tuple(reversed(range(count))), tuple(range((len(profile) - 1) * count, len(profile) * count))]
    return mesh(name, vertices, faces, made, parent=root, sharp=45)


def rounded_profile(radius, height, steps=8):
    """Returns the profile of a box with a rounded upper edge."""
    turn = [math.radians(90 * i / steps) for i in range(steps + 1)]
    return [(0.06, 0), (0, 0.06)] + [(radius * (1 - math.cos(a)), height - radius + radius * math.sin(a)) for a in turn]


def hood_height(y):
    return 0.9 * (1 - 0.13 * max(0, 0.2 - y))


hood = loft_box("hood", lambda i: rounded(7.2 - 2 * i, 4.5 - 2 * i, 0.5 - i * 0.6, y=-0.5), rounded_profile(0.34, 0.9), paint)
for vertex in hood.data.vertices:
    vertex.co.z *= hood_height(vertex.co.y) / 0.9
for side in (-1, 1):
    gap = [(side * (2.75 - 0.09 * i / 3), -0.35 - 0.22 * i, hood_height(-0.35 - 0.22 * i) + 0.002) for i in range(11)]
    tube("shut line", gap, 0.022, rubber, parent=root)
loft_box("cowl", lambda i: rounded(6.5 - 2 * i, 1.5 - 2 * i, 0.3 - i * 0.9, y=0.35), rounded_profile(0.1, 0.9), plastic)
dashboard = plate("dashboard", [rounded(5.6, 1.3, 0.35)], 0.55, 0.2, leather, parent=root)
dashboard.location = (0, 1.28, 1.1)
wheel = [(1.8 + 1.15 * math.cos(a * math.pi / 24), 1.75 + 0.45 * math.sin(a * math.pi / 24), 1.75 + 1.05 * math.sin(a * math.pi / 24)) for a in range(48)]
tube("wheel", wheel, 0.13, leather, parent=root, cyclic=True)

# A wing mirror.
bpy.ops.mesh.primitive_uv_sphere_add(segments=64, ring_count=32)
mirror = bpy.context.object
for vertex in mirror.data.vertices:
    # Pulls out the corners of the sphere, which becomes a rounded box.
    vertex.co = Vector(math.copysign(abs(c) ** 0.55, c) for c in vertex.co)
    vertex.co.x *= 1 + 0.12 * vertex.co.z
mirror.data.materials.append(paint)
bpy.ops.object.shade_smooth()
mirror.parent, mirror.scale = root, (0.6, 0.4, 0.46)
mirror.location, mirror.rotation_euler = (-3.95, 0.7, 2.35), (0, 0, math.radians(-8))
tube("mirror arm", [(-3.0, 0.8, 1.7), (-3.4, 0.75, 1.72), (-3.85, 0.7, 2.0)], 0.2, plastic, parent=root)

pivot = empty("pivot")
root.parent = pivot
pivot.rotation_euler = (0, 0, math.radians(21))
rest_on_floor(pivot)
add_floor()
light_stage(ELEVATION)
# The glass reflects two windows as diagonal bands. Each band has four corners (x, y) on the glass.
for band in (((1.35, 7.4), (2.35, 7.4), (0.45, 0.9), (-0.55, 0.9)), ((2.6, 7.4), (2.85, 7.4), (0.95, 0.9), (0.7, 0.9))):
    points = []
    for v in range(9):
        for u in range(3):
            x, y = (
                (band[0][k] * (2 - u) + band[1][k] * u) / 2 * (8 - v) / 8 + (band[3][k] * (2 - u) + band[2][k] * u) / 2 * v / 8
                for k in (0, 1)
            )
            points.append(on_glass((x, y, 0.01)))
    faces = [(r * 3 + c, r * 3 + c + 1, r * 3 + c + 4, r * 3 + c + 3) for r in range(8) for c in range(2)]
    mesh("window", points, faces, reflection, parent=pane)
shoot(pivot, ELEVATION)
